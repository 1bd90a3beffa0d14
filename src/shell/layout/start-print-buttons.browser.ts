/** Entry script, loaded with the page; imports nothing later. Print buttons are hidden until this script
 * makes them work; the browser's own menu prints without it. */
export function startPrintButtons(document: Document): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.print-button')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      window.print();
    });
  }
}
