import { createRoot } from 'react-dom/client';
import { defaultLocale, isLocale } from '#platform/languages/locale.ts';
import { calendarPanelTexts } from './panel-messages.ts';
import { CalendarSection } from './CalendarSection.tsx';
import { SubscribeLinks } from './SubscribeLinks.tsx';

/** Shows the links of a calendar below the lookup. */
export function showArrived(lookup: HTMLElement, path: string): void {
  const place = document.createElement('div');
  lookup.after(place);
  const { lang } = document.documentElement;
  const texts = calendarPanelTexts(isLocale(lang) ? lang : defaultLocale);
  createRoot(place).render(
    <CalendarSection level="h2" texts={texts}>
      <SubscribeLinks path={path} page={location.href} texts={texts} />
    </CalendarSection>,
  );
}
