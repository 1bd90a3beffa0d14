/** Dispatched by a link of the language switcher before navigation; `detail` is the locale. Listening is
 * optional. */
export const localeChosen = 'locale-chosen';
