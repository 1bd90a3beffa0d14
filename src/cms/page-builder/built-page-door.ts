/** Pages of the page builder as they are read, wherever the file comes from: the sync has cleaned what it brings, a folder
 * of an export may hold anything. What the sync wrote passes byte for byte. */
import { sanitiseHtml, voidTags } from '../sanitise-html.ts';
import { type BuiltPage, builtPageSchema } from '#model/built-page.ts';
import { scopePageCss } from './page-css.ts';
import { isPartTaken, pageAttributes, pageRules, pageTags, tagOf, withoutForeign } from './page-html.ts';
import { spacer } from './page-pictures.ts';

/** Of an entry of the export: its HTML is sanitised and its rules are scoped when it is parsed. */
export const safeBuiltPageSchema = builtPageSchema.transform((page): BuiltPage => {
  const { et, ru, en } = page.texts;
  return { ...page, texts: { et: toSafe(et), ru: toSafe(ru), en: toSafe(en) } };
});

type BuiltText = BuiltPage['texts']['et'];

const toSafe = (text: BuiltText): BuiltText => ({
  ...text,
  html: sanitiseBuiltHtml(text.html),
  css: scopePageCss(text.css),
});

/** Copies in their widths. */
const ownSet = /^\/media\/[\w./-]+(?: \d+w)?(?:, ?\/media\/[\w./-]+ \d+w)*$/u;
const ownAddress = /^\/(?![/\\])/u;

export function sanitiseBuiltHtml(html: string): string {
  const seen = new Set<string>();
  // Nobody is told: who wrote the file is not known here, and what goes would not have come from the sync.
  const warnings = new Set<string>();
  return sanitiseHtml(html, {
    ...pageRules,
    allowedTags: [...pageTags, 'picture', 'source'],
    allowedAttributes: { ...pageAttributes, source: ['type', 'srcset', 'sizes'] },
    selfClosing: [...voidTags, 'source'],
    transformTags: {
      '*': (tagName, attribs) => ({ tagName: tagOf(tagName), attribs: withoutForeign(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === 'img') return !isOwnPicture(attribs.src);
      if (tag === 'source') return !ownSet.test(attribs.srcset ?? '');
      return tag === 'site-part' && !isPartTaken(attribs, { seen, warnings });
    },
  });
}

const isOwnPicture = (src = ''): boolean => ownAddress.test(src) || spacer.test(src);
