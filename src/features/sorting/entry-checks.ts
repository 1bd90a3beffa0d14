import { type EntryChecks, referenceFaults } from '#platform/cms/entry-checks.ts';
import { toNote } from '#platform/notes/note.ts';
import { completeLocales, textIn } from '#platform/languages/locale.ts';
import { unknownContents } from '#features/search/object-names.ts';
import { isTitledPage } from './sorting-links.ts';

/** Groups and sheets are compared with the objects before they are published: WordPress may send both. */
export const entryChecks: EntryChecks = {
  needs: ['municipalities', 'guides'],
  kinds: {
    'sorting-differences': ({ municipality }, known) =>
      referenceFaults(known, 'municipality', ['municipalities', municipality]),
    'sorting-items': ({ bin, never, links = [], searchWords }, { has }) => [
      ...never
        .filter((other) => other.bin === bin)
        .map(() => ({ ...toNote('own-place', { place: bin }), field: 'never' })),
      ...links
        .filter((link) => !isTitledPage(link, (id) => has('guides', id)))
        .map((link) => ({ ...toNote('page-without-title', { path: link }), field: 'links' })),
      ...completeLocales.flatMap((locale) => {
        const unknown = unknownContents(textIn(searchWords, locale));
        return unknown === undefined
          ? []
          : [{ ...toNote('contents-unknown', { name: `{${unknown}}` }), field: `searchWords.${locale}` }];
      }),
    ],
  },
};
