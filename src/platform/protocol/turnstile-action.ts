/** Action name of the Turnstile check: set by the widget; the server accepts tokens for this action only. */
export const turnstileAction = 'form';
