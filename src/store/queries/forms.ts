import { type Locale, textIn } from '#model/locale.ts';
import { wasteTypeIds } from '#model/waste.ts';
import type { QueryContext } from './context.ts';

/** What can be chosen in the contact form. */
export function ticketChoices({ reader }: QueryContext, locale: Locale) {
  return {
    /** In Estonian order; their names are the same in every language. */
    municipalities: reader
      .range('municipalities', 'municipalities')
      .map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b, 'et')),
    wasteTypes: reader
      .range('waste-types', 'waste-types')
      .filter(({ isInContactForm }) => isInContactForm)
      .toSorted((a, b) => wasteTypeIds.indexOf(a.id) - wasteTypeIds.indexOf(b.id))
      .map(({ id, name }) => ({ id, name: textIn(name, locale) })),
    /** From the bag to the largest deep-collection container. */
    containerTypes: reader
      .range('container-types', 'container-types')
      .filter(({ isInContactForm }) => isInContactForm)
      .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.volumeM3 - b.volumeM3),
  };
}

const kinds = ['bag', 'wheeled', 'deep'];
