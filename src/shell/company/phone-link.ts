/** Address that calls a number, which people write with blanks. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/\s/gu, '')}`;

/** A number as it stands in a text: it does not break at its blanks. */
export const unbrokenPhone = (phone: string): string => phone.replaceAll(' ', '\u00a0');
