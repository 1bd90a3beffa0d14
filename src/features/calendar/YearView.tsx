import { Fragment } from 'react';
import { fillText } from '#platform/base/text.ts';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import { languages, type Locale } from '#platform/languages/locale.ts';
import { publicHoliday } from '#shell/time/public-holidays.ts';
import { formatCount, formatDate } from '#shell/languages/format.ts';
import { holidayName } from '#shell/time/holiday-messages.ts';
import { type YearTexts, yearTexts } from './year-messages.ts';
import { weekdayIn } from '#shell/time/weekday-messages.ts';
import { findWasteType, readName, type SourceNames } from '#shell/languages/source-name.ts';
import { WasteSign } from '#shell/waste/WasteSign.tsx';
import stylesAddress from './year.css?url';
import { billsText, type Cycle, findCycles, listMonths, type YearDay, type YearMonth } from './year-view.ts';

export interface YearViewProps {
  /** From today on, soonest first. */
  readonly discharges: readonly Discharge[];
  /** yyyy-MM-dd. */
  readonly today: string;
  readonly locale: Locale;
  readonly names: SourceNames;
}

interface Shared extends Omit<YearViewProps, 'discharges'> {
  readonly texts: YearTexts;
}

/** All collections of a contract as months, with what they show of a cycle and of bills. */
export function YearView({ discharges, ...props }: YearViewProps) {
  const texts = yearTexts(props.locale);
  const shared = { ...props, texts };
  const months = listMonths(discharges, props.today);
  const hasAddresses = new Set(discharges.map(({ address }) => address)).size > 1;
  return (
    <section className="year-view" aria-labelledby="year-heading">
      <link rel="stylesheet" href={stylesAddress} precedence="default" />
      <h3 id="year-heading">{texts.heading}</h3>
      <ul className="year-cycles">
        {findCycles(discharges).map((cycle, index) => (
          <CycleLine key={index} cycle={cycle} hasAddress={hasAddresses} {...shared} />
        ))}
        <li>{billsText(months, texts, props.locale)}</li>
      </ul>
      <Legend discharges={discharges} {...shared} />
      <div className="year-months">
        {months.map((month) => (
          <Month key={month.month} month={month} {...shared} />
        ))}
      </div>
    </section>
  );
}

interface CycleProps extends Shared {
  readonly cycle: Cycle;
  /** The contract has several: each line names its own. */
  readonly hasAddress: boolean;
}

/** `Segaolmejäätmed, konteiner 0,24 m³: iga 2 nädala järel teisipäeviti, järgmine 08.12.2026.` */
function CycleLine({ cycle, hasAddress, ...shared }: CycleProps) {
  const { garbage, itemType, address, weeks, next } = cycle;
  const { texts, locale, names } = shared;
  const container = readName(itemType, names);
  const named = [
    readName(garbage, names),
    { ...container, text: container.text.charAt(0).toLowerCase() + container.text.slice(1) },
  ];
  const shown = [...named, ...(hasAddress ? [{ text: address, lang: 'et' as const }] : [])].filter(
    ({ text }) => text !== '',
  );
  const sentence = fillText(weeks === 1 ? texts.weekly : texts.cycle, {
    weeks: formatCount(weeks, texts.weeks, locale),
    weekday: weekdayIn('each', next.plannedDate ?? next.date, locale),
    date: formatDate(next.date, locale) + movedText(next, shared),
  });
  return (
    <li>
      {shown.map(({ text, lang }, index) => (
        <Fragment key={index}>
          {index === 0 ? null : ', '}
          <span lang={lang}>{text}</span>
        </Fragment>
      ))}
      {`: ${sentence}.`}
    </li>
  );
}

/** From when a collection was moved, in brackets. */
function movedText({ plannedDate }: Discharge, { texts, locale }: Shared): string {
  return plannedDate === undefined
    ? ''
    : ` (${fillText(texts.moved, { date: formatDate(plannedDate, locale) })})`;
}

function Legend({ discharges, texts, names }: Shared & { readonly discharges: readonly Discharge[] }) {
  const wastes = [...new Set(discharges.map(({ garbage }) => garbage))].filter((garbage) => garbage !== '');
  return (
    <ul className="year-legend" aria-label={texts.legend}>
      {wastes.map((garbage) => {
        const { text, lang } = readName(garbage, names);
        return (
          <li key={garbage}>
            <WasteSign id={findWasteType(garbage, names)} />
            <span lang={lang}>{text}</span>
          </li>
        );
      })}
      <li>
        <span className="year-mark today" aria-hidden="true" />
        <span>{texts.todayKey}</span>
      </li>
      <li>
        <span className="year-mark holiday" aria-hidden="true">
          <span>1</span>
        </span>
        <span>{texts.holidayKey}</span>
      </li>
      {discharges.some(({ plannedDate }) => plannedDate !== undefined) ? (
        <li>
          <span className="year-mark moved" aria-hidden="true" />
          <span>{texts.movedKey}</span>
        </li>
      ) : null}
    </ul>
  );
}

function Month({ month: { month, weeks }, ...shared }: Shared & { readonly month: YearMonth }) {
  const { locale } = shared;
  const name = new Intl.DateTimeFormat(languages[locale].tag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const [days = []] = weeks.slice(1);
  const notes = weeks.flatMap((week) => week.flatMap((day) => (day ? listNotes(day, shared) : [])));
  return (
    <div>
      <table>
        <caption>{name.format(Date.parse(`${month}-01`))}</caption>
        <thead>
          <tr>
            {days.map((day, index) => (
              <th key={index} scope="col">
                {day ? (
                  <abbr title={weekdayName(day.date, locale, 'long')}>
                    {weekdayName(day.date, locale, 'short')}
                  </abbr>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, index) =>
                day ? <Day key={index} day={day} {...shared} /> : <td key={index} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length === 0 ? null : (
        <ul className="year-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What else than its signs is to be known of a day: for the eye, what the cell tells to readers. */
function listNotes({ date, collections }: YearDay, shared: Shared): readonly string[] {
  const day = formatDate(date, shared.locale);
  const holiday = publicHoliday(date);
  const moved = collections.filter(({ plannedDate }) => plannedDate !== undefined);
  return [
    ...(holiday ? [`${day}: ${holidayName(holiday, shared.locale)}`] : []),
    ...new Set(moved.map((collection) => `${day}: ${collectionText(collection, shared)}`)),
  ];
}

function Day({ day: { date, collections }, ...shared }: Shared & { readonly day: YearDay }) {
  const { today, locale, texts } = shared;
  const holiday = publicHoliday(date);
  const marks = [
    date === today ? 'today' : '',
    holiday ? 'holiday' : '',
    collections.some(({ plannedDate }) => plannedDate !== undefined) ? 'moved' : '',
  ].filter((mark) => mark !== '');
  const words = [
    ...(date === today ? [texts.today] : []),
    ...(holiday ? [holidayName(holiday, locale)] : []),
    ...collections.map((collection) => collectionText(collection, shared)),
  ];
  return (
    <td className={marks.join(' ') || undefined} aria-current={date === today ? 'date' : undefined}>
      <span>{Number(date.slice(8))}</span>
      {words.length === 0 ? null : <span className="visually-hidden">{`: ${words.join('; ')}`}</span>}
      {collections.length === 0 ? null : (
        <span className="year-signs">
          {collections.map(({ garbage }, index) => (
            <WasteSign key={index} id={findWasteType(garbage, shared.names)} />
          ))}
        </span>
      )}
    </td>
  );
}

function collectionText(collection: Discharge, shared: Shared): string {
  const { text } = readName(collection.garbage, shared.names);
  return (text === '' ? shared.texts.collection : text) + movedText(collection, shared);
}

function weekdayName(date: string, locale: Locale, weekday: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(languages[locale].tag, { weekday, timeZone: 'UTC' }).format(
    Date.parse(date),
  );
}
