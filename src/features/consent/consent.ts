/** The visitor's consent to analytics. It is stored on the device only. */

/** Key in local storage. */
export const consentKey = 'consent';

/** Increase it when the terms change: every visitor is asked again. */
export const consentVersion = 1;
