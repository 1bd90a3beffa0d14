import { Fragment, useMemo } from 'react';
import { trustedJson } from '#platform/base/json.ts';
import { mayStillCome } from './round.ts';
import { tallinnMoment } from '#platform/time/tallinn-time.ts';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import type { UnservedAddress } from './unserved-answer.ts';
import { languages, type Locale } from '#platform/languages/locale.ts';
import { formatDate } from '#shell/languages/format.ts';
import { missedTexts } from './missed-messages.ts';
import type { SourceNames } from '#shell/languages/source-name.ts';
import { type CardLinks, linkAddress } from '#shell/layout/card-link.ts';
import { adviceFor, isCustomersCause, isReportable } from './advice.ts';
import { type Container, listContainers, type MissedDay, missedDays } from './missed-days.ts';
import { adviseOn, chooseHeading, type Fact, type FactsContext, listFacts } from './missed-facts.ts';

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
  const found = useMissedDays(discharges, addresses, names);
  const moment = tallinnMoment(now);
  const texts = missedTexts(locale);
  const [{ contractNumber } = { contractNumber: '' }] = discharges;
  if (found.length === 0) return null;
  return (
    <div className="missed-days" role="alert">
      {found.map((day, index) => (
        <Missed
          key={index}
          day={day}
          isOpen={mayStillCome(day.missed.date, moment)}
          canReport={isReportable(day.missed, moment)}
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

/** Compares addresses when they change, not with every letter that is typed into the search of the days. */
function useMissedDays(
  discharges: readonly Discharge[],
  addresses: readonly UnservedAddress[],
  names: SourceNames,
): readonly MissedDay[] {
  const kinds = JSON.stringify(listContainers(discharges));
  return useMemo(
    () => missedDays(trustedJson<readonly Container[]>(kinds), addresses, names),
    [kinds, addresses, names],
  );
}

interface MissedProps extends FactsContext {
  readonly day: MissedDay;
  readonly canReport: boolean;
  readonly contractNumber: string;
  readonly links: CardLinks;
}

function Missed({ day, isOpen, canReport, contractNumber, texts, locale, names, links }: MissedProps) {
  const { missed, match } = day;
  const facts = listFacts(missed, { isOpen, texts, locale, names });
  return (
    <section className="answer-note stale missed">
      <h3>{chooseHeading(match, isOpen, texts)}</h3>
      {match === 'perhaps' ? (
        <p>{texts.perhapsWhy.replace('{address}', () => formatAddress(missed))}</p>
      ) : null}
      <dl>
        {facts.map(({ label, text, lang }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd lang={lang}>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{adviseOn(missed, { isOpen, texts })}</p>
      {!isOpen && adviceFor(missed.reason) === 'sort' ? (
        <p>
          <a href={`${languages[locale].prefix}/sorting`}>{texts.whatGoesWhere}</a>
        </p>
      ) : null}
      {!isOpen && missed.newDate === undefined && isCustomersCause(missed.reason) ? (
        <p>
          <a href={extraAddress(missed, { links, locale, names })} data-contract={contractNumber}>
            {links.extra.label} {texts.paid}
          </a>
        </p>
      ) : null}
      {canReport ? (
        <p>
          <a href={reportAddress(missed, facts, { links, locale, names })} data-contract={contractNumber}>
            {links.missed.label}
          </a>
        </p>
      ) : null}
    </section>
  );
}

const formatAddress = ({ address, city }: UnservedAddress): string =>
  [address, city].filter((part) => part !== '').join(', ');

type AddressContext = Pick<MissedDaysProps, 'links' | 'locale' | 'names'>;

/** Of the form, for a collection instead. */
function extraAddress(missed: UnservedAddress, { links, locale, names }: AddressContext): string {
  const { garbage, date } = missed;
  return linkAddress(
    links.extra,
    { address: formatAddress(missed), date: formatDate(date, locale), garbage },
    names,
  );
}

/** Of the form, with all that is known. */
function reportAddress(
  missed: UnservedAddress,
  facts: readonly Fact[],
  { links, locale, names }: AddressContext,
): string {
  const { garbage, date } = missed;
  const description = facts.map(({ label, text }) => `${label}: ${text}`).join('\n');
  const known = { address: formatAddress(missed), date: formatDate(date, locale), garbage, description };
  return linkAddress(links.missed, known, names);
}
