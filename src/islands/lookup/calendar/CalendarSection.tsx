import { type ReactNode, useEffect, useRef } from 'react';
import type { CalendarPanelTexts } from '#site/messages/calendar-panel.ts';
import stylesAddress from './calendar.css?url';

interface Props {
  /** The panel stands below a lookup, or beside it. */
  readonly level: 'h2' | 'h3';
  readonly texts: CalendarPanelTexts;
  readonly children: ReactNode;
}

/** Frame of everything that offers a calendar. Its styles load with it, because most visitors never see it. */
export function CalendarSection({ level: Heading, texts, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="calendar-panel" aria-labelledby="calendar-heading">
      <link rel="stylesheet" href={stylesAddress} precedence="default" />
      <Heading id="calendar-heading" ref={heading} tabIndex={-1}>
        {texts.heading}
      </Heading>
      <p>{texts.lead}</p>
      {children}
    </section>
  );
}
