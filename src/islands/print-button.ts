/** Buttons that print the page. They are hidden until this script can make them work; a browser's own menu prints
 * without it. */
export function runPrintButtons(document: Document): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.print-button')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      window.print();
    });
  }
}
