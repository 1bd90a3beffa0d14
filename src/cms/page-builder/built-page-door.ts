/** Pages of the page builder as they are read, wherever the file comes from: the sync has cleaned what it brings, a folder
 * of an export may hold anything. What the sync wrote passes byte for byte. */
import { mapTexts } from '#model/locale.ts';
import { nothing, sanitiseHtml, voidTags } from '../sanitise.ts';
import { type BuiltPage, builtPageSchema, type BuiltText } from '#model/built-page.ts';
import { scopePageCss } from './page-css.ts';
import {
  isPartTaken,
  ownAddress,
  pageAttributes,
  pageRules,
  pageTags,
  tagOf,
  withoutForeign,
} from './page-html.ts';
import { spacer } from './page-pictures.ts';

/** Of an entry of the export: its HTML is sanitised and its rules are scoped when it is parsed. */
export const safeBuiltPageSchema = builtPageSchema.transform((page): BuiltPage => {
  return { ...page, texts: mapTexts(page.texts, toSafe) };
});

const toSafe = (text: BuiltText): BuiltText => ({
  ...text,
  html: sanitiseBuiltHtml(text.html),
  css: scopePageCss(text.css),
});

/** Copies in their widths. */
const ownSet = /^\/media\/[\w./-]+(?: \d+w)?(?:, ?\/media\/[\w./-]+ \d+w)*$/u;

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
      '*': (tagName, attribs) => {
        const isLost =
          (tagName === 'img' && !isOwnPicture(attribs.src)) ||
          (tagName === 'source' && !ownSet.test(attribs.srcset ?? '')) ||
          (tagName === 'site-part' && !isPartTaken(attribs, { seen, warnings }));
        return isLost ? nothing() : { tagName: tagOf(tagName), attribs: withoutForeign(attribs) };
      },
    },
  });
}

const isOwnPicture = (src = ''): boolean => ownAddress.test(src) || spacer.test(src);
