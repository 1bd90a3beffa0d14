/** HTML that is valid by the standard. The validator takes longer than everything else, and most pages have nothing that it has
 * not judged: it gets each page on which an element stands as on no page before. All pages get it in `npm run test:full`. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { HtmlElement } from '../../site/html-element.ts';
import type { SitePage } from '../../site/pages.ts';
import { type Check, check, checkTogether } from '../check.ts';
import { isFull } from '../../site/driven.ts';

/** Resolves the rules once instead of for each page. */
class OnceLoader extends StaticConfigLoader {
  #config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string) {
    return (this.#config ??= super.getConfigFor(handle));
  }
}

const validator = new HtmlValidate(
  new OnceLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // The rule treats the space in the link "Call 1919" as part of the number.
      'tel-non-breaking': 'off',
      // Headlines may be long; search engines shorten them.
      'long-title': 'off',
      // Scrolling frames are regions: the template lint allows a role to be focusable, not an element. The list of a
      // combobox has no native element.
      'prefer-native-element': ['error', { exclude: ['region', 'listbox'] }],
      // Check boxes that share a name send a list.
      'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
      // Both forms are valid HTML, and React writes its own: inputMode="", required="", <input />.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
    },
  }),
);

function validate({ address, html }: SitePage): readonly string[] {
  const { results } = validator.validateStringSync(html, `${address}.html`);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${message} (${ruleId}, ${selector ?? ''})`),
  );
}

export const validity: readonly Check[] = [
  checkTogether('every page is valid HTML', {
    begin: () => {
      const judged = new Set<string>();
      return {
        page: (page) => {
          const before = judged.size;
          for (const feature of listFeatures(page)) judged.add(feature);
          return isFull || judged.size > before ? validate(page) : [];
        },
      };
    },
    spoiling: { pages: ['/ru/services/compost'], part: /<p>/u, by: '<p><ul></ul>' },
  }),

  // The validator takes it, and whoever reads a page that ends so cannot tell that it is whole.
  check('every page ends with its document, and nothing stands after it', {
    faults: ({ html }) => (html.endsWith('</body></html>') ? [] : [html.slice(-60)]),
    spoiling: { pages: ['/'], part: /<\/html>$/u, by: '</html><script src="/a.js"></script>' },
  }),
];

/** What a rule may judge: how each element stands, and how it follows others of its kind. Ids and what names them: links.ts. */
function* listFeatures({ document, html }: SitePage): Generator<string> {
  yield* html.match(/&[#\w]*;?/gu) ?? [];
  yield* listPlaces(document, '');
  const headings = document.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => tagName);
  yield* headings.map((heading, index) => `${headings[index - 1] ?? ''}, then ${heading}`);
  const landmarks = document
    .querySelectorAll('nav, aside, section, form, header, footer, main, [role]')
    .map(({ tagName, attributes }) =>
      [tagName, attributes.role, attributes['aria-label'], attributes['aria-labelledby']].join(),
    );
  yield* landmarks.filter((landmark, index) => landmarks.indexOf(landmark) !== index);
}

/** What is around each element and before it, and its attributes. */
function* listPlaces(element: HtmlElement, path: string): Generator<string> {
  let last = '';
  for (const node of element.childNodes) {
    if (node instanceof HtmlElement) {
      const inside = `${path}>${node.tagName}`;
      yield `${inside} after ${last}${describeAttributes(node)}`;
      yield* listPlaces(node, inside);
      last = node.tagName;
    } else if (node.trim() !== '') last = 'text';
  }
  yield `${path} ends after ${last}`;
}

/** Attributes whose values are words, addresses or drawings: valid as any others of their kind, unless they are empty. */
const isFree =
  /^(?:href|hreflang|lang|src|srcset|content|alt|title|value|placeholder|style|d|datetime|[cr]?[xy]\d?|r|viewbox|points|transform|width|height|aria-label|data-.*)$/u;
/** Names of elements. */
const isId = /^(?:id|for|aria-labelledby|aria-describedby|aria-controls)$/u;

const describeAttributes = ({ attributes }: HtmlElement): string =>
  Object.entries(attributes)
    .map(([name, value]) => {
      if (isId.test(name)) return ` ${name}=${value.replace(/[a-z][\w-]*/giu, 'x')}`;
      return isFree.test(name) && value !== '' ? ` ${name}` : ` ${name}=${value}`;
    })
    .join('');
