/** Event of a form whose fields a script has drawn: the form's own script starts it, so that nobody else needs to load
 * that script. */
export const formDrawn = 'form-drawn';
