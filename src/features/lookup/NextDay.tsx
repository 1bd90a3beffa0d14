import type { Discharge } from '#features/discharges/discharges-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { beginSentence } from '#platform/languages/begin-sentence.ts';
import { formatDayOfYear } from '#shell/languages/format.ts';
import { findWasteType, readName, type SourceNames } from '#shell/languages/source-name.ts';
import { WasteBin } from '#shell/waste/WasteBin.tsx';
import { WasteSign } from '#shell/waste/WasteSign.tsx';
import { formatWhen } from '#features/discharges/day-text.ts';
import { groupByDay } from './group-by-day.ts';
import type { ListTexts } from './lookup-texts.ts';

interface Props {
  /** At least one, soonest first. */
  readonly discharges: readonly Discharge[];
  readonly today: string;
  readonly locale: Locale;
  readonly texts: ListTexts;
  readonly names: SourceNames;
}

/** Days that fit into the strip. */
const maxDays = 8;

/** The answer at a glance: the day on which the truck comes next, the bins to put out, and the days after it. The cards
 * below say the rest, so the strip is for the eye only. */
export function NextDay({ discharges, today, locale, texts, names }: Props) {
  const [next, ...later] = groupByDay(discharges);
  if (!next) return null;
  return (
    <section className="next-day" aria-labelledby="next-day">
      <h3 id="next-day">{texts.next}</h3>
      <p className="next-date">
        <time dateTime={next.date}>{formatDayOfYear(next.date.slice(5), locale)}</time>{' '}
        <span>{beginSentence(formatWhen(next.date, { today, locale, texts: texts.day }), locale)}</span>
      </p>
      <ul className="next-bins">
        {next.wastes.map((garbage) => {
          const { text, lang } = readName(garbage, names);
          return (
            <li key={garbage}>
              <WasteBin id={findWasteType(garbage, names)} />
              <span lang={lang}>{text}</span>
            </li>
          );
        })}
      </ul>
      {later.length === 0 ? null : (
        <ol className="next-later" aria-hidden="true">
          {later.slice(0, maxDays).map(({ date, wastes }) => (
            <li key={date}>
              {formatDayOfYear(date.slice(5), locale)}
              <span>
                {wastes.map((garbage) => (
                  <WasteSign key={garbage} id={findWasteType(garbage, names)} />
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
