/** Compares entries of what goes where with each other; entry-checks.ts has what each refers to. */
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { type Content, problem } from '#platform/publish/stored-content.ts';

export const checkSorting = (content: Content): readonly ContentProblem[] => [
  ...checkObjects(content),
  ...checkSheet(content),
];

function checkObjects(content: Content): readonly ContentProblem[] {
  return content.all('sorting-items').flatMap((placed) => {
    const { group } = placed.entry;
    // Where editors delete groups, an object may be left without one: it has no sources then.
    const hasGroup = content.has('sorting-groups', group) || !content.isWhole('sorting-items');
    return hasGroup
      ? []
      : [
          problem('sorting-items', placed, {
            field: 'group',
            message: `${group} is no entry of sorting-groups.`,
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
