/** Name of the one policy through which pages make addresses of scripts (src/islands/trusted/trusted-script.ts); the
 * content security policy allows no other. */
export const trustedTypesPolicy = 'site';
