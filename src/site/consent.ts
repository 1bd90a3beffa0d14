/** What a visitor answers to the question whether visits may be counted. It is kept on the device only. */

/** Entry of the local storage. */
export const consentKey = 'consent';

/** Raise it when the terms change: everybody is asked again. */
export const consentVersion = 1;

/** A contract number tells an address, so analytics never runs where one stands in the address or on the page. */
export const contractParameter = 'contractNumber';

/** Pages on which contract numbers are typed and shown. */
export const contractPages: readonly string[] = [
  '/customer-support/next-shipping-day',
  '/customer-support/contact-us',
  '/home-customer/ordering-fecal-transport',
];
