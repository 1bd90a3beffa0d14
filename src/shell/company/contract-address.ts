/** Name of a contract number in the query of an address and among the fields of a form. The number reveals an address, so analytics never
 * runs where the URL or the page contains one. */
export const contractParameter = 'contractNumber';

/** Pages on which contract numbers are typed and shown. */
export const contractPages: readonly string[] = [
  '/customer-support/next-shipping-day',
  '/customer-support/contact-us',
  '/home-customer/ordering-fecal-transport',
  '/terms/withdrawal',
];
