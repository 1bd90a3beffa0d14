import { cutOffTime } from '#shell/company/business-rules.ts';
import { computeCutOff, cutOffDay } from '#shell/form/cut-off.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { orderUntil, timeLeft } from './order-until-messages.ts';
import type { CardLinks } from '#shell/layout/card-link.ts';

interface Props {
  /** First day for which a form can still be sent, yyyy-MM-dd. */
  readonly firstDay: string;
  readonly locale: Locale;
  readonly links: CardLinks;
  readonly contractNumber: string;
  /** Milliseconds since the Unix epoch; absent without JavaScript, where the page does not follow the clock. */
  readonly now?: number;
}

const minuteMs = 60 * 1000;
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Until when an extra collection can be ordered for the first day that still can be. */
export function OrderUntil({ firstDay, locale, links, contractNumber, now }: Props) {
  const deadline = { day: firstDay, until: cutOffDay(firstDay), time: cutOffTime };
  const leftMinutes = now === undefined ? Infinity : Math.ceil((computeCutOff(firstDay) - now) / minuteMs);
  const { label, contact, topic } = links.extra;
  return (
    <div className="order-until">
      <p>{orderUntil(deadline, locale)}</p>
      {leftMinutes < dayMinutes ? <Left minutes={leftMinutes} locale={locale} /> : null}
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

function Left({ minutes, locale }: { readonly minutes: number; readonly locale: Locale }) {
  const read = readOutAt.findLast((mark) => minutes <= mark);
  return (
    <>
      <p aria-hidden="true">
        <strong>{timeLeft(minutes, locale)}</strong>
      </p>
      <p className="visually-hidden" role="status">
        {timeLeft(read ?? Math.ceil(minutes / hourMinutes) * hourMinutes, locale)}
      </p>
    </>
  );
}
