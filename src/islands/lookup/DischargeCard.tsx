import { formatContractNumber } from '#model/contract-number.ts';
import type { Discharge } from '#model/live-answer.ts';
import type { Locale } from '#model/locale.ts';
import { readName, type SourceName, type SourceNames } from '#site/source-name.ts';
import { formatDischargeDate, formatWhen } from './discharges.ts';
import type { ListTexts } from './lookup-texts.ts';

interface Props {
  readonly discharge: Discharge;
  readonly today: string;
  readonly locale: Locale;
  readonly texts: ListTexts;
  readonly names: SourceNames;
}

/** One collection. */
export function DischargeCard({ discharge, today, locale, texts, names }: Props) {
  const { date, garbage, itemType, address, contractNumber } = discharge;
  return (
    <li className={date === today ? 'discharge today' : 'discharge'}>
      <p className="discharge-day">
        <time dateTime={date}>{formatDischargeDate(date)}</time>
        <span>{formatWhen(date, today, { locale, texts: texts.day })}</span>
      </p>
      <dl>
        <Named label={texts.type} name={readName(garbage, names)} />
        <Named label={texts.productType} name={readName(itemType, names)} />
        <Named label={texts.address} name={{ text: address, lang: 'et' }} />
        <dt>{texts.contractNumber}</dt>
        <dd>{formatContractNumber(contractNumber)}</dd>
      </dl>
    </li>
  );
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
