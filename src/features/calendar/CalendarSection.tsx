import type { ReactNode } from 'react';
import type { CalendarPanelTexts } from './panel-messages.ts';
import { Panel } from './Panel.tsx';
import stylesAddress from './calendar.css?url';

interface Props {
  /** The panel stands below a lookup, or beside it. */
  readonly level: 'h2' | 'h3';
  readonly texts: CalendarPanelTexts;
  readonly children: ReactNode;
}

/** Frame of everything that offers a calendar. */
export function CalendarSection({ level, texts, children }: Props) {
  return (
    <Panel id="calendar-heading" level={level} heading={texts.heading} lead={texts.lead}>
      <link rel="stylesheet" href={stylesAddress} precedence="default" />
      {children}
    </Panel>
  );
}
