/** Entry script, loaded with every page; imports nothing later. With scripts no form shows the words of the browser, which
 * are in the browser's language: what is missing is said by the form's own script, or by the page that it leads to. Without
 * scripts the browser checks what is required. */
export function startOwnWords(page: Document): void {
  for (const form of page.forms) form.noValidate = true;
}
