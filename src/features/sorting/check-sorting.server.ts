/** Checks what entries of what goes where refer to. */
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { completeLocales, textIn } from '#platform/languages/locale.ts';
import { createReferenceCheck } from '#platform/publish/check-references.ts';
import { type Content, problem } from '#platform/publish/stored-content.ts';
import { unknownContents } from '#features/search/object-names.ts';
import { isTitledPage } from './sorting-links.ts';

export const checkSorting = (content: Content): readonly ContentProblem[] => [
  ...checkDifferences(content),
  ...checkObjects(content),
  ...checkSheet(content),
];

function checkDifferences(content: Content): readonly ContentProblem[] {
  const refer = createReferenceCheck(content);
  return content
    .all('sorting-differences')
    .flatMap((placed) =>
      refer('sorting-differences', placed, ['municipality', 'municipalities', placed.entry.municipality]),
    );
}

/** What an object names: its group, other bins, pages. */
function checkObjects(content: Content): readonly ContentProblem[] {
  const isGuide = (id: string) => content.has('guides', id);
  return content.all('sorting-items').flatMap((placed) => {
    const { group, bin, never, links = [], searchWords } = placed.entry;
    const fault = (field: string, message: string) => problem('sorting-items', placed, { field, message });
    // Where editors delete groups, an object may be left without one: it has no sources then.
    const hasGroup = content.has('sorting-groups', group) || !content.isWhole('sorting-items');
    return [
      ...(hasGroup ? [] : [fault('group', `${group} is no entry of sorting-groups.`)]),
      ...never.filter((other) => other.bin === bin).map(() => fault('never', `${bin} is its own bin.`)),
      ...links
        .filter((link) => !isTitledPage(link, isGuide))
        .map((link) => fault('links', `${link} is no page of this site.`)),
      ...completeLocales.flatMap((locale) => {
        const unknown = unknownContents(textIn(searchWords, locale));
        return unknown === undefined
          ? []
          : [
              fault(
                `searchWords.${locale}`,
                `{${unknown}} is no kind of contents that names of packages have.`,
              ),
            ];
      }),
    ];
  });
}

/** A sheet on a wall must not say what the page of an object denies. */
function checkSheet(content: Content): readonly ContentProblem[] {
  if (!content.isWhole('sorting-items')) return [];
  const items = new Map(content.all('sorting-items').map(({ entry }) => [entry.id, entry]));
  return content.all('sorting-sheet').flatMap((placed) => {
    const { id: bin, belongs, not } = placed.entry;
    const fault = (field: string, message: string) => problem('sorting-sheet', placed, { field, message });
    return [
      ...belongs
        .filter((id) => items.get(id)?.bin !== bin)
        .map((id) => fault('belongs', `${id} is no object of ${bin}.`)),
      ...not
        .filter((id) => items.get(id)?.never.every((never) => never.bin !== bin) ?? true)
        .map((id) => fault('not', `${id} is no object that never goes into ${bin}.`)),
    ];
  });
}
