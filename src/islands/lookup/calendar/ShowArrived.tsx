import { createRoot } from 'react-dom/client';
import { defaultLocale, isLocale } from '#model/locale.ts';
import { arrivedPath } from './calendar-links.ts';
import { calendarPanelTexts } from '#site/messages/calendar-panel.ts';
import { CalendarSection } from './CalendarSection.tsx';
import { SubscribeLinks } from './SubscribeLinks.tsx';

/** Shows the links of a calendar that came with the address of this page, and takes it out of the address. */
export function showArrived(lookup: HTMLElement): void {
  const path = arrivedPath(location.hash);
  if (path === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const place = document.createElement('div');
  lookup.after(place);
  const { lang } = document.documentElement;
  const texts = calendarPanelTexts(isLocale(lang) ? lang : defaultLocale);
  createRoot(place).render(
    <CalendarSection level="h2" texts={texts}>
      <SubscribeLinks path={path} texts={texts} />
    </CalendarSection>,
  );
}
