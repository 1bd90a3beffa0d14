/** The shipped content of "What goes where", and its types in WordPress. */
import { shippedEntries } from '../texts/shipped-texts.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

/** For the option `lacking`: the plugin adds them. */
export const sortingTypes = 'sorting_items sorting_groups sorting_differences';

export function firstObject() {
  const [first] = shippedEntries('sorting-items', kinds['sorting-items']);
  if (!first) throw new RangeError('There are no objects.');
  return first;
}
