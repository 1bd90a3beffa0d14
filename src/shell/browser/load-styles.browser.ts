/** Loads a stylesheet that only a part of a page needs, before that part is shown.
 * @returns Resolves also if it cannot be loaded: the part can be used without. */
export function loadStyles(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve());
    document.head.append(link);
  });
}
