/** What the check by Turnstile is made for: the widget says it, and the server accepts tokens for it alone. */
export const turnstileAction = 'form';
