/** The number that messages tell visitors to call. */
export const infoPhone = '1919';

/** @returns The texts around the number; one text if it is not there. */
export const splitPhone = (text: string): readonly string[] => text.split(infoPhone);
