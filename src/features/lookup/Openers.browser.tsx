import type { Discharge } from '#features/discharges/discharges-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { readName, type SourceNames } from '#shell/languages/source-name.ts';
import type { LookupTexts } from './lookup-texts.ts';
import { Opener } from './Opener.tsx';

interface Props {
  readonly discharges: readonly Discharge[];
  readonly today: string;
  readonly locale: Locale;
  readonly names: SourceNames;
  readonly texts: LookupTexts;
}

/** What can be done with the days of a lookup: see them as months, take them into a calendar, print them. */
export function Openers({ discharges, today, locale, names, texts }: Props) {
  const failure = texts.failures.unreachable;
  const [{ contractNumber } = { contractNumber: '' }] = discharges;
  const garbages = [...new Set(discharges.map(({ garbage }) => garbage))].filter((garbage) => garbage !== '');
  const wastes = garbages.map((garbage) => ({ garbage, name: readName(garbage, names) }));
  return (
    <div className="openers">
      <Opener
        text={texts.showMonths}
        failure={failure}
        load={async () => (await import('#features/calendar/YearView.tsx')).YearView}
        panelProps={{ discharges, today, locale, names }}
      />
      <Opener
        text={texts.addToCalendar}
        failure={failure}
        load={async () => (await import('#features/calendar/CalendarPanel.browser.tsx')).CalendarPanel}
        panelProps={{ contractNumber, locale, wastes }}
      />
      <Opener
        text={texts.makePoster}
        failure={failure}
        load={async () => (await import('#features/calendar/PosterPanel.tsx')).PosterPanel}
        panelProps={{ contractNumber, locale }}
      />
    </div>
  );
}
