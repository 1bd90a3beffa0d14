import { type EntryChecks, referenceFaults } from '#platform/cms/entry-checks.ts';
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
        .map(() => ({ field: 'never', message: `${bin} is where the object belongs.` })),
      ...links
        .filter((link) => !isTitledPage(link, (id) => has('guides', id)))
        .map((link) => ({ field: 'links', message: `${link} is no page of this site that can be named.` })),
      ...completeLocales.flatMap((locale) => {
        const unknown = unknownContents(textIn(searchWords, locale));
        return unknown === undefined
          ? []
          : [
              {
                field: `searchWords.${locale}`,
                message: `{${unknown}} is no kind of contents that names of packages have.`,
              },
            ];
      }),
    ],
  },
};
