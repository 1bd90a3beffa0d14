/** Entry script of the page of the lookup: shows a calendar that another device has sent here by a QR code. */
import { arrivedPath } from './calendar-links.ts';

export async function takeCalendar(lookup: HTMLElement): Promise<void> {
  const path = arrivedPath(location.hash);
  if (path === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const { showArrived } = await import('./ShowArrived.tsx');
  showArrived(lookup, path);
}
