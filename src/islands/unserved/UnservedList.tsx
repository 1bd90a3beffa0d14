import type { UnservedAddress } from '#model/live-answer.ts';
import { languages, type Locale, textIn } from '#model/locale.ts';
import type { TallinnMoment } from '#model/opening.ts';
import { mayStillCome } from '#model/round.ts';
import { unservedReasons } from '#model/unserved-reason.ts';
import { formatDate } from '#site/format.ts';
import { byDay } from './unserved-view.ts';
import type { UnservedTexts } from './unserved-texts.ts';

interface Props {
  /** Newest first. */
  readonly addresses: readonly UnservedAddress[];
  readonly locale: Locale;
  readonly texts: UnservedTexts;
  /** Absent during hydration. */
  readonly moment: TallinnMoment | undefined;
}

/** Unserved addresses, day by day. */
export function UnservedList({ addresses, locale, texts, moment }: Props) {
  return byDay(addresses).map(({ date, addresses: missed }) => (
    <section key={date} className="unserved-day">
      <h3>
        <time dateTime={date}>{formatDay(date, locale)}</time>
      </h3>
      <ul className="unserved-list">
        {missed.map((entry) => (
          <li key={entry.id}>
            <Missed entry={entry} locale={locale} texts={texts} moment={moment} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Missed({
  entry,
  locale,
  texts,
  moment,
}: Omit<Props, 'addresses'> & { readonly entry: UnservedAddress }) {
  const { address, city, area, date, garbage, reason, newDate } = entry;
  const known = unservedReasons.find(({ et }) => et === reason);
  return (
    <>
      <p className="unserved-place" lang="et">
        <strong>{address}</strong>
        <span>{`${city}, ${area}`}</span>
      </p>
      {moment && mayStillCome(date, moment) ? <p className="unserved-hope">{texts.mayStillCome}</p> : null}
      <dl>
        {garbage === undefined ? null : (
          <div>
            <dt>{texts.garbage}</dt>
            <dd lang="et">{garbage}</dd>
          </div>
        )}
        <div>
          <dt>{texts.reason}</dt>
          <dd lang={reason === undefined || known ? undefined : 'et'}>
            {(known && textIn(known, locale)) ?? reason ?? texts.noReason}
          </dd>
        </div>
        <div>
          <dt>{texts.newDate}</dt>
          <dd>{newDate === undefined ? texts.noNewDate : formatDate(newDate, locale)}</dd>
        </div>
      </dl>
    </>
  );
}

/** `reede, 20.11.2026`. */
function formatDay(date: string, locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(languages[locale].tag, { weekday: 'long', timeZone: 'UTC' });
  const name = weekday.format(Date.parse(date));
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}, ${formatDate(date, locale)}`;
}
