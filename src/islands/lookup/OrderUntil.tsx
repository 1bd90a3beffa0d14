import { cutOffDay, cutOffOf, cutOffTime } from '#model/cut-off.ts';
import { languages, type Locale } from '#model/locale.ts';
import { formatDate } from '#site/format.ts';
import type { CardLinks } from '../source-name/card-links.ts';
import type { LookupTexts } from './lookup-texts.ts';

interface Props {
  /** First day for which a form can still be sent, yyyy-MM-dd. */
  readonly firstDay: string;
  readonly locale: Locale;
  readonly texts: LookupTexts['until'];
  readonly links: CardLinks;
  readonly contractNumber: string;
  /** Milliseconds since the Unix epoch; absent without JavaScript, where the page does not follow the clock. */
  readonly now?: number;
}

const minuteMs = 60 * 1000;
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Until when an extra collection can be ordered for the first day that still can be. */
export function OrderUntil({ firstDay, locale, texts, links, contractNumber, now }: Props) {
  const deadline = `${writtenDay(cutOffDay(firstDay), locale)}, ${cutOffTime}`;
  const leftMinutes = now === undefined ? Infinity : Math.ceil((cutOffOf(firstDay) - now) / minuteMs);
  const { label, contact, topic } = links.extra;
  return (
    <div className="order-until">
      <p>{texts.order.replace('{day}', writtenDay(firstDay, locale)).replace('{deadline}', deadline)}</p>
      {leftMinutes < dayMinutes ? <Left minutes={leftMinutes} texts={texts} /> : null}
      <p>
        <a href={`${contact}?topic=${topic}&desiredDay=${firstDay}`} data-contract={contractNumber}>
          {label}
        </a>
      </p>
    </div>
  );
}

/** Minutes left at which the time is read out: every minute would be a nuisance. */
const readOutAt = [60, 30, 10, 5] as const;

function Left({ minutes, texts }: { readonly minutes: number; readonly texts: LookupTexts['until'] }) {
  const read = readOutAt.findLast((mark) => minutes <= mark);
  return (
    <>
      <p aria-hidden="true">
        <strong>{leftText(minutes, texts)}</strong>
      </p>
      <p className="visually-hidden" role="status">
        {leftText(read ?? Math.ceil(minutes / hourMinutes) * hourMinutes, texts)}
      </p>
    </>
  );
}

function leftText(minutes: number, { hours, minutes: short }: LookupTexts['until']): string {
  const whole = Math.floor(minutes / hourMinutes);
  const text = whole === 0 ? short : hours;
  return text.replace('{hours}', String(whole)).replace('{minutes}', String(minutes % hourMinutes));
}

/** `kolmapäev, 25.11.2026`. */
function writtenDay(day: string, locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(languages[locale].tag, { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(Date.parse(day))}, ${formatDate(day, locale)}`;
}
