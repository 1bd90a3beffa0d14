/** The languages are defined in one table (src/platform/languages/locale.ts), so adding one takes a line there, its
 * messages and its content. A list of languages elsewhere would silently omit the new one. A text in several
 * languages is not such a list: all its values are words, and the compiler reports each text that lacks a
 * language. */
import { locales } from '#platform/languages/locale.ts';

/** Files that contain texts in all languages; other texts are messages (`*-messages.ts`) or content. */
export const filesOfTexts = [
  'src/**/{*-messages,messages}.ts',
  'src/features/*/open-data.ts',
  'src/shell/languages/{counted-texts,error-texts,unit-words}.ts',
  'src/shell/time/opening-hours.ts',
  'src/features/sorting/packaging-marks.ts',
  'src/shell/map/{county,map-region,town}.ts',
  'src/shell/form/form.ts',
  'src/features/forms/{septic-order,ticket,withdrawal}.ts',
  'src/shell/languages/unserved-reasons.ts',
  'src/**/{*-refusals,refusals}.ts',
  'src/platform/calls/{refusal,form-answer}.ts',
  'src/platform/on-demand/page-response.ts',
  'src/platform/server/error-page.ts',
  'src/platform/on-demand/preview/{preview-words,refusal-page}.ts',
  'scripts/bench/{search-posts,synthetic-words}.ts',
];

const isCode = (value) => locales.includes(value);

/** `ru|en`, also with groups and slashes of a pattern or a path between them. */
const alternatives = new RegExp(
  `(?:^|[^\\w-])(?:${locales.join('|')})\\|(?:${locales.join('|')})(?![\\w-])`,
  'u',
);

export const languageLists = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { texts: { type: 'boolean' } }, additionalProperties: false }],
    messages: {
      list: 'The languages are defined in src/platform/languages/locale.ts alone: use `locales`, or add the property to the table there.',
    },
  },
  create(context) {
    const mayHoldTexts = context.options[0]?.texts === true;
    const report = (node) => {
      context.report({ node, messageId: 'list' });
    };
    return {
      ArrayExpression(node) {
        if (atLeastTwo(node.elements.map(findCode))) report(node);
      },
      ObjectExpression(node) {
        const named = node.properties.filter((property) => isCode(findName(property.key)));
        if (named.length < 2 || (mayHoldTexts && named.every(({ value }) => isText(value)))) return;
        report(node);
      },
      ObjectPattern(node) {
        if (atLeastTwo(node.properties.map((property) => findName(property.key)))) report(node);
      },
      TSUnionType(node) {
        if (atLeastTwo(node.types.map((type) => type.literal?.value))) report(node);
      },
      'TSInterfaceBody, TSTypeLiteral'(node) {
        if (atLeastTwo((node.body ?? node.members).map(({ key }) => findName(key)))) report(node);
      },
      Literal(node) {
        const text = node.regex?.pattern ?? node.value;
        if (typeof text === 'string' && alternatives.test(text)) report(node);
      },
      TemplateElement(node) {
        if (alternatives.test(node.value.cooked ?? '')) report(node);
      },
    };
  },
};

const atLeastTwo = (values) => new Set(values.filter(isCode)).size > 1;

const findName = (key) => key?.name ?? key?.value;

/** `'ru'`, `'/ru'`, `'/ru/about'`, `['ru', 1]`, `{ locale: 'ru' }`. */
function findCode(element) {
  if (element?.type === 'Literal' && typeof element.value === 'string')
    return /^\/?(?<code>[a-z]+)(?:\/|$)/u.exec(element.value)?.groups.code;
  return undefined;
}

/** Texts, or several of them by name or in order. */
function isText(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string';
    case 'TemplateLiteral':
      return true;
    case 'ArrayExpression':
      return node.elements.every(isText);
    case 'ObjectExpression':
      return node.properties.every((property) => property.type === 'Property' && isText(property.value));
    default:
      return false;
  }
}
