import { type ComponentProps, type ComponentType, useState } from 'react';
import type { Discharge } from '#model/live-answer.ts';
import type { Locale } from '#model/locale.ts';
import { readName, type SourceNames } from '#site/source-name.ts';
import type { CalendarPanel } from './calendar/CalendarPanel.tsx';
import type { LookupTexts } from './lookup-texts.ts';

interface Props {
  readonly discharges: readonly Discharge[];
  readonly locale: Locale;
  readonly names: SourceNames;
  readonly text: string;
  readonly texts: LookupTexts;
}

type Panel = ComponentType<ComponentProps<typeof CalendarPanel>>;

/** The button that opens the panel of the calendar; the panel loads with the first press. */
export function CalendarOffer({ discharges, locale, names, text, texts }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    const { CalendarPanel: loaded } = await import('./calendar/CalendarPanel.tsx');
    setPanel(() => loaded);
  };
  const press = () => {
    setOpen(!isOpen);
    setFailed(false);
    if (!Panel) load().catch(() => setFailed(true));
  };
  const [{ contractNumber } = { contractNumber: '' }] = discharges;
  const garbages = [...new Set(discharges.map(({ garbage }) => garbage))].filter((garbage) => garbage !== '');
  const wastes = garbages.map((garbage) => ({ garbage, name: readName(garbage, names) }));
  return (
    <div className="calendar-offer">
      <button className="button quiet" type="button" aria-expanded={isOpen} onClick={press}>
        {text}
      </button>
      {hasFailed ? <p role="alert">{texts.failures.unreachable}</p> : null}
      {isOpen && Panel ? <Panel contractNumber={contractNumber} locale={locale} wastes={wastes} /> : null}
    </div>
  );
}
