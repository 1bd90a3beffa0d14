/** Places on the contact page that other pages and the search link to. */

/** @param id Of the office in the content. */
export const officeAnchor = (id: string): string => `office-${id}`;

/** @param id Of the contact person in the content. */
export const personAnchor = (id: string): string => `person-${id}`;
