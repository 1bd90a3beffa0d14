/** Messages tell visitors to call this number. */
import { infoPhone } from '#shell/company/business-rules.ts';

/** @returns The texts around the number; one text if it is not there. */
export const splitPhone = (text: string): readonly string[] => text.split(infoPhone);
