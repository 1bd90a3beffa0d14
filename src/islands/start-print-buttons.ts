/** Entry script, loaded with the page; imports nothing later. Buttons that print the page are hidden until this script
 * can make them work; a browser's own menu prints without it. */
export function startPrintButtons(document: Document): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.print-button')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      window.print();
    });
  }
}
