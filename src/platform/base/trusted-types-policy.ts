/** Name of the Trusted Types policy that creates script addresses (src/shell/browser/trusted-script.ts); the content
 * security policy allows no other. */
export const trustedTypesPolicy = 'site';
