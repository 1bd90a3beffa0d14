/** Address that calls a number, which people write with blanks. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/\s/gu, '')}`;
