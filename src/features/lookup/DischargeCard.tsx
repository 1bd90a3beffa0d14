import { formatContractNumber } from '#shell/company/contract-number.ts';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { formatDate } from '#shell/languages/format.ts';
import { readName, type SourceName, type SourceNames } from '#shell/languages/source-name.ts';
import { formatMoved, formatWhen } from '#features/discharges/day-text.ts';
import { type CardLinks, linkAddress } from '#shell/layout/card-link.ts';
import { LinkContext } from '#shell/layout/LinkContext.tsx';
import type { ListTexts } from './lookup-texts.ts';

interface Props {
  readonly discharge: Discharge;
  readonly today: string;
  readonly locale: Locale;
  readonly texts: ListTexts;
  readonly names: SourceNames;
  readonly links: CardLinks;
  /** First day for which a form can still be sent, yyyy-MM-dd. */
  readonly firstDay: string;
}

/** One collection. */
export function DischargeCard({ discharge, today, locale, texts, names, links, firstDay }: Props) {
  const { date, plannedDate, garbage, itemType, address, contractNumber } = discharge;
  return (
    <li className={date === today ? 'discharge today' : 'discharge'}>
      <h3 className="discharge-day">
        <time dateTime={date}>{formatDate(date, locale)}</time>
        <span>{formatWhen(date, { today, locale, texts: texts.day })}</span>
        {plannedDate === undefined ? null : (
          <b className="discharge-moved">{formatMoved(plannedDate, texts.movedFrom, locale)}</b>
        )}
      </h3>
      <dl>
        <Named label={texts.type} name={readName(garbage, names)} />
        <Named label={texts.productType} name={readName(itemType, names)} />
        <Named label={texts.address} name={{ text: address, lang: 'et' }} />
        <dt>{texts.contractNumber}</dt>
        <dd>{formatContractNumber(contractNumber)}</dd>
      </dl>
      <ul className="card-links">
        {chooseLinks(discharge, firstDay).map((name) => (
          <li key={name}>
            <a
              href={linkAddress(links[name], toKnownFields(discharge, name, locale), names)}
              data-contract={contractNumber}
            >
              {links[name].label}
              <LinkContext
                date={formatDate(date, locale)}
                waste={readName(garbage, names)}
                address={address}
              />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A collection can be cancelled until the same time as an extra one can be ordered. */
function chooseLinks({ date }: Discharge, firstDay: string): readonly ('extra' | 'cancel' | 'report')[] {
  return date >= firstDay ? ['extra', 'cancel', 'report'] : ['extra', 'report'];
}

function toKnownFields({ date, ...discharge }: Discharge, name: string, locale: Locale) {
  return {
    ...discharge,
    date: formatDate(date, locale),
    desiredDay: name === 'cancel' ? date : undefined,
  };
}

/** A field of the collection; nothing where the content base has none. */
function Named({ label, name: { text, lang } }: { readonly label: string; readonly name: SourceName }) {
  if (text === '') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd lang={lang}>{text}</dd>
    </>
  );
}
