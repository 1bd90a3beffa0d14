/** Where a calendar is added with one press. */

/** Of the calendar's address, from the page that shows it. */
export interface CalendarLinks {
  readonly https: string;
  /** Opens the calendar programme of Apple's devices and of most computers. */
  readonly webcal: string;
  readonly google: string;
  readonly outlook: string;
  /** This page with the calendar, for another device: what follows the number sign reaches no server. */
  readonly page: string;
}

/** As start-on-lookup-page.browser.ts has it, which imports nothing. */
const mark = '#calendar=';

/** @param path Of the calendar.
 * @param page Address of this page. */
export function linksTo(path: string, page: string, name: string): CalendarLinks {
  const https = new URL(path, page).href;
  const webcal = https.replace(/^https?:/u, 'webcal:');
  const here = new URL(page);
  return {
    https,
    webcal,
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal }).toString()}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: https, name }).toString()}`,
    page: here.origin + here.pathname + mark + path.replace(/^\/calendar\//u, ''),
  };
}
