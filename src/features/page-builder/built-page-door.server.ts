/** Makes page builder pages safe when they are read, wherever the file comes from: the sync sanitises its pages, but an
 * export folder can contain any file. A page that the sync wrote stays byte for byte the same. */
import { mapTexts } from '#platform/languages/locale.ts';
import type { Note } from '#platform/notes/note.ts';
import { nothing, sanitiseHtml, voidTags } from '#platform/cms/sanitise.ts';
import { type BuiltPage, builtPageSchema, type BuiltText } from './built-page.ts';
import { scopePageCss } from './page-css.server.ts';
import {
  isPartTaken,
  ownAddress,
  pageAttributes,
  pageRules,
  pageTags,
  toNestedTag,
  withoutForeign,
} from './page-html.server.ts';
import { spacer } from './page-pictures.server.ts';

/** The schema of an entry of the export. Parsing sanitises its HTML and scopes its style rules. */
export const safeBuiltPageSchema = builtPageSchema.transform((page): BuiltPage => {
  return { ...page, texts: mapTexts(page.texts, toSafe) };
});

const toSafe = (text: BuiltText): BuiltText => ({
  ...text,
  html: sanitiseBuiltHtml(text.html),
  css: scopePageCss(text.css),
});

/** A `srcset` of copied pictures. */
const ownSet = /^\/media\/[\w./-]+(?: \d+w)?(?:, ?\/media\/[\w./-]+ \d+w)*$/u;

export function sanitiseBuiltHtml(html: string): string {
  const seen = new Set<string>();
  // Nobody sees these warnings: the author of the file is unknown, and pages of the sync cause none.
  const warnings: Note[] = [];
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
        return isLost ? nothing() : { tagName: toNestedTag(tagName), attribs: withoutForeign(attribs) };
      },
    },
  });
}

const isOwnPicture = (src = ''): boolean => ownAddress.test(src) || spacer.test(src);
