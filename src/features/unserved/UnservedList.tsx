import type { UnservedAddress } from './unserved-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import { mayStillCome } from './round.ts';
import { beginSentence } from '#platform/languages/begin-sentence.ts';
import { formatDate } from '#shell/languages/format.ts';
import { readName, sourceKey, type SourceNames } from '#shell/languages/source-name.ts';
import { weekdayName } from '#shell/time/weekday-names.ts';
import { isCustomersCause, isReportable } from './advice.ts';
import { type CardLinks, linkAddress } from '#shell/layout/card-link.ts';
import { LinkContext } from '#shell/layout/LinkContext.tsx';
import { PlaceText } from '#shell/layout/SourceText.tsx';
import { byDay } from './unserved-view.ts';
import type { UnservedTexts } from './unserved-texts.ts';

interface Props {
  /** Newest first. */
  readonly addresses: readonly UnservedAddress[];
  readonly locale: Locale;
  readonly texts: UnservedTexts;
  readonly names: SourceNames;
  readonly links: CardLinks;
  /** Absent during hydration. */
  readonly moment: TallinnMoment | undefined;
}

/** Unserved addresses, day by day. */
export function UnservedList({ addresses, moment, ...page }: Props) {
  return byDay(addresses).map(({ date, addresses: missed }) => (
    <section key={date} className="unserved-day">
      <h3>
        <time dateTime={date}>{formatDay(date, page)}</time>
      </h3>
      <ul className="unserved-list">
        {missed.map((entry) => (
          <li key={entry.id}>
            <Missed {...page} entry={entry} moment={moment} />
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
  names,
  links,
  moment,
}: Omit<Props, 'addresses'> & { readonly entry: UnservedAddress }) {
  const { address, city, area, date, garbage, reason, newDate } = entry;
  const place = {
    address: [address, city].filter((part) => part !== '').join(', '),
    date: formatDate(date, locale),
    garbage,
  };
  const waste = garbage === undefined ? undefined : readName(garbage, names);
  const isOpen = moment !== undefined && mayStillCome(date, moment);
  const offered = [
    ...(isReportable(entry, moment) ? (['missed'] as const) : []),
    ...(isCustomersCause(reason) && !isOpen ? (['extra'] as const) : []),
  ];
  return (
    <>
      <p className="unserved-place">
        <strong lang="et">{address}</strong>
        <span>
          <PlaceText place={`${city}, ${area}`} names={names} />
        </span>
      </p>
      {isOpen ? <p className="unserved-hope">{texts.mayStillCome}</p> : null}
      <dl>
        {waste ? (
          <div>
            <dt>{texts.garbage}</dt>
            <dd lang={waste.lang}>{waste.text}</dd>
          </div>
        ) : null}
        <Reason reason={reason} texts={texts} names={names} />
        <div>
          <dt>{texts.newDate}</dt>
          <dd>{newDate === undefined ? texts.noNewDate : formatDate(newDate, locale)}</dd>
        </div>
      </dl>
      {offered.length === 0 ? null : (
        <ul className="card-links">
          {offered.map((name) => (
            <li key={name}>
              <a href={linkAddress(links[name], place, names)}>
                {name === 'extra' ? `${links.extra.label} ${texts.paid}` : links[name].label}
                <LinkContext date={place.date} waste={waste} address={place.address} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Why it was not served; where it was the wrong waste, also a link to what belongs where. */
function Reason({ reason, texts, names }: Pick<Props, 'texts' | 'names'> & Pick<UnservedAddress, 'reason'>) {
  const known = reason === undefined ? undefined : readName(reason, names);
  return (
    <div>
      <dt>{texts.reason}</dt>
      <dd lang={known?.lang}>{known?.text ?? texts.noReason}</dd>
      {reason !== undefined && sourceKey(reason) === sourceKey(texts.wrongWaste.reason) ? (
        <dd>
          <a href={texts.wrongWaste.href}>{texts.wrongWaste.label}</a>
        </dd>
      ) : null}
    </div>
  );
}

/** `reede, 20.11.2026`. */
function formatDay(date: string, { locale, texts }: Pick<Props, 'locale' | 'texts'>): string {
  return `${beginSentence(weekdayName(date, texts.weekdays), locale)}, ${formatDate(date, locale)}`;
}
