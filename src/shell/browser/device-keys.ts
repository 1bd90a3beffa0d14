/** What a device keeps for its visitor, besides the consent. */

/** Key in local storage: contracts that a visitor has asked this device to remember. Every script of a page can read it, so
 * analytics never runs on such a device. */
export const rememberedKey = 'contracts';

/** Key in local storage: their last answers. */
export const rememberedDaysKey = 'contract-days';

/** Key in local storage: the municipality that a visitor has chosen, an EHAK code. */
export const municipalityKey = 'municipality';
