/** Former names that must not come back, each with its standard word (CONTRIBUTING.md, Glossary). */
const standardWords = new Map([
  ['agenda', 'scheduler'],
  ['because', 'reason'],
  ['census', 'inventory'],
  ['desk', 'dependencies'],
  ['footprint', 'dependencies'],
  ['gather', 'debounce'],
  ['gathering', 'debouncer'],
  ['longest', 'max…Length, max…Ms'],
  ['mend', 'fix'],
  ['mended', 'fixed'],
  ['mends', 'fixes'],
  ['most', 'max'],
  ['rhythm', 'intervals'],
  ['said', 'message, or what it is'],
  ['says', 'message'],
  ['shelf', 'document set'],
  ['shortest', 'min…Length, min…Ms'],
  ['told', 'response, or what it is'],
]);

/** Names use the standard words. Only identifiers are checked: visible text may use any word. */
export const words = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { dialect: '"{{name}}": the standard word for "{{word}}" is {{standard}}.' },
  },
  create(context) {
    const check = (node) => {
      const word = partsOf(node.name).find((part) => standardWords.has(part));
      if (word === undefined) return;
      const data = { name: node.name, word, standard: standardWords.get(word) };
      context.report({ node, messageId: 'dialect', data });
    };
    return { Identifier: check, PrivateIdentifier: check };
  },
};

function partsOf(name) {
  return name.split(/(?=[A-Z])|[_$]+|(?<=\D)(?=\d)/).map((part) => part.toLowerCase());
}
