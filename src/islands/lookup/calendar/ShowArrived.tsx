import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { isLocale, defaultLocale } from '#model/locale.ts';
import { arrivedPath } from './calendar-links.ts';
import { calendarPanelTexts, type CalendarPanelTexts } from '#site/messages/calendar-panel.ts';
import { SubscribeLinks } from './SubscribeLinks.tsx';
import './calendar.css';

/** Shows the links of a calendar that came with the address of this page, and takes it out of the address. */
export function showArrived(lookup: HTMLElement): void {
  const path = arrivedPath(location.hash);
  if (path === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const place = document.createElement('div');
  lookup.after(place);
  const { lang } = document.documentElement;
  const texts = calendarPanelTexts(isLocale(lang) ? lang : defaultLocale);
  createRoot(place).render(<Arrived path={path} texts={texts} />);
}

function Arrived({ path, texts }: { readonly path: string; readonly texts: CalendarPanelTexts }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="lookup calendar-panel" aria-labelledby="calendar-heading">
      <h2 id="calendar-heading" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{texts.lead}</p>
      <SubscribeLinks path={path} texts={texts} />
    </section>
  );
}
