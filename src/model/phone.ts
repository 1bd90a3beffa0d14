/** A telephone number as people write it: digits, with blanks, brackets and hyphens between them. */
export const phonePattern = /^\+?[\d\s()-]{5,}$/u;
