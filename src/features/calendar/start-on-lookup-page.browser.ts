/** Entry script, loaded with the page of the lookup; imports the links of a calendar if another device has sent one here by
 * its QR code. */

const mark = '#calendar=';

export async function startOnLookupPage(lookup: HTMLElement): Promise<void> {
  const path = arrivedPath(location.hash);
  if (path === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const { showArrived } = await import('./ShowArrived.browser.tsx');
  showArrived(lookup, path);
}

/** @param hash Of this page's address.
 * @returns Path of the calendar that another device has sent here. */
export function arrivedPath(hash: string): string | undefined {
  if (!hash.startsWith(mark)) return undefined;
  const file = hash.slice(mark.length);
  return /^[\w-]{1,800}\.ics$/u.test(file) ? `/calendar/${file}` : undefined;
}
