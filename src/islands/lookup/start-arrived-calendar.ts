/** Entry script of the page of the lookup: shows a calendar that another device has sent here by a QR code. Imports nothing
 * before there is one. */

const mark = '#calendar=';

export async function startArrivedCalendar(lookup: HTMLElement): Promise<void> {
  const path = arrivedPath(location.hash);
  if (path === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const { showArrived } = await import('./calendar/ShowArrived.tsx');
  showArrived(lookup, path);
}

/** @param hash Of this page's address.
 * @returns Path of the calendar that another device has sent here. */
export function arrivedPath(hash: string): string | undefined {
  if (!hash.startsWith(mark)) return undefined;
  const file = hash.slice(mark.length);
  return /^[\w-]{1,800}\.ics$/u.test(file) ? `/calendar/${file}` : undefined;
}
