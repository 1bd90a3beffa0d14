import { formatContractNumber } from '#model/contract-number.ts';
import type { Discharge } from '#model/live-answer.ts';
import type { Locale } from '#model/locale.ts';
import { formatDischargeDate, formatWhen } from './discharges.ts';
import type { ListTexts } from './lookup-texts.ts';

interface Props {
  readonly discharge: Discharge;
  readonly today: string;
  readonly locale: Locale;
  readonly texts: ListTexts;
}

/** One collection. Names of waste and containers are in Estonian, as in the source. */
export function DischargeCard({ discharge, today, locale, texts }: Props) {
  const { date, garbage, itemType, address, contractNumber } = discharge;
  return (
    <li className={date === today ? 'discharge today' : 'discharge'}>
      <p className="discharge-day">
        <time dateTime={date}>{formatDischargeDate(date)}</time>
        <span>{formatWhen(date, today, { locale, texts: texts.day })}</span>
      </p>
      <dl>
        <dt>{texts.type}</dt>
        <dd lang="et">{garbage}</dd>
        <dt>{texts.productType}</dt>
        <dd lang="et">{itemType.replace(' m³', '\u00a0m³')}</dd>
        <dt>{texts.address}</dt>
        <dd lang="et">{address}</dd>
        <dt>{texts.contractNumber}</dt>
        <dd>{formatContractNumber(contractNumber)}</dd>
      </dl>
    </li>
  );
}
