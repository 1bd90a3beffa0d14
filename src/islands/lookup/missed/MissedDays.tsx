import { roundEnds } from '#model/round.ts';
import { tallinnMoment } from '#model/tallinn-time.ts';
import type { Discharge, UnservedAddress } from '#model/live-answer.ts';
import type { Locale } from '#model/locale.ts';
import { formatDate } from '#site/format.ts';
import { type MissedTexts, missedTexts } from '#site/messages/missed-days.ts';
import { readName, type SourceNames } from '#site/source-name.ts';
import { type CardLinks, linkAddress } from '../../source-name/card-links.ts';
import { adviceFor, type MissedDay, missedDays } from './missed-days.ts';

export interface MissedDaysProps {
  readonly discharges: readonly Discharge[];
  readonly addresses: readonly UnservedAddress[];
  readonly locale: Locale;
  readonly names: SourceNames;
  readonly links: CardLinks;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
}

/** Emptyings that did not happen, before those that will. */
export function MissedDays({ discharges, addresses, locale, names, links, now }: MissedDaysProps) {
  const days = missedDays(discharges, addresses, { names, moment: tallinnMoment(now) });
  const texts = missedTexts(locale);
  const [{ contractNumber } = { contractNumber: '' }] = discharges;
  if (days.length === 0) return null;
  return (
    <div role="alert">
      {days.map((day) => (
        <Missed
          key={day.missed.id}
          day={day}
          contractNumber={contractNumber}
          texts={texts}
          locale={locale}
          names={names}
          links={links}
        />
      ))}
    </div>
  );
}

interface MissedProps extends FactsProps {
  readonly contractNumber: string;
  readonly links: CardLinks;
}

function Missed({ day, contractNumber, texts, locale, names, links }: MissedProps) {
  return (
    <section className="answer-note stale missed">
      <h3>{headingOf(day, texts)}</h3>
      {day.match === 'perhaps' ? (
        <p>{texts.perhapsWhy.replace('{address}', () => addressOf(day.missed))}</p>
      ) : null}
      <Facts day={day} texts={texts} locale={locale} names={names} />
      <p>
        {day.isOpen
          ? texts.stillComing.replace('{time}', roundEnds)
          : texts[`advice.${adviceFor(day.missed.reason)}`]}
      </p>
      {day.isOpen ? null : (
        <p>
          <a href={reportAddress(day.missed, { links, locale, names })} data-contract={contractNumber}>
            {links.missed.label}
          </a>
        </p>
      )}
    </section>
  );
}

function headingOf({ match, isOpen }: MissedDay, texts: MissedTexts): string {
  if (match === 'perhaps') return texts.perhaps;
  return isOpen ? texts.today : texts.missed;
}

const addressOf = ({ address, city }: UnservedAddress): string =>
  [address, city].filter((part) => part !== '').join(', ');

type ReportContext = Pick<MissedDaysProps, 'links' | 'locale' | 'names'>;

function reportAddress(missed: UnservedAddress, { links, locale, names }: ReportContext): string {
  const { garbage, date } = missed;
  const known = { address: addressOf(missed), date: formatDate(date, locale), garbage };
  return linkAddress(links.missed, known, names);
}

interface FactsProps extends Pick<MissedDaysProps, 'locale' | 'names'> {
  readonly day: MissedDay;
  readonly texts: MissedTexts;
}

function Facts({ day: { missed, isOpen }, texts, locale, names }: FactsProps) {
  const { date, garbage, reason, newDate } = missed;
  const waste = readName(garbage ?? '', names);
  const why = readName(reason ?? '', names);
  return (
    <>
      <Fact label={texts.day} text={formatDate(date, locale)} />
      {waste.text === '' ? null : <Fact label={texts.waste} {...waste} />}
      {isOpen && why.text === '' ? null : (
        <Fact label={texts.reason} {...(why.text === '' ? { text: texts.noReason } : why)} />
      )}
      {isOpen && newDate === undefined ? null : (
        <Fact
          label={texts.newDay}
          text={newDate === undefined ? texts.noNewDay : formatDate(newDate, locale)}
        />
      )}
    </>
  );
}

interface FactProps {
  readonly label: string;
  readonly text: string;
  readonly lang?: 'et' | undefined;
}

function Fact({ label, text, lang }: FactProps) {
  return (
    <p>
      <span>{`${label}: `}</span>
      <b lang={lang}>{text}</b>
    </p>
  );
}
