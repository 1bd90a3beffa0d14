import { useEffect, useRef } from 'react';
import { unreachable } from '#platform/base/unreachable.ts';
import type { Discharge, DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import type { LookupChoice } from '#features/discharges/lookup-parts.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { formatCount } from '#shell/languages/format.ts';
import type { SourceNames } from '#shell/languages/source-name.ts';
import { Provenance } from '#shell/browser/Provenance.tsx';
import { MissedNotice } from '#features/unserved/MissedNotice.browser.tsx';
import { WithPhone } from '#shell/form/WithPhone.tsx';
import { LoadingScreen } from '#shell/browser/LoadingScreen.tsx';
import { slicePage, paginate, Pager } from '#shell/table/Pager.tsx';
import { isEmbedded } from '#shell/browser/embedded.browser.ts';
import type { CardLinks } from '#shell/layout/card-link.ts';
import { DischargeCard } from './DischargeCard.tsx';
import { matchDischarges } from './match-discharges.ts';
import { NextDay } from './NextDay.tsx';
import { Openers } from './Openers.browser.tsx';
import { OrderUntil } from './OrderUntil.tsx';
import type { Lookup, LookupView } from './lookup-state.ts';
import { dispatchLookup } from './lookup-store.browser.ts';
import type { ListTexts, LookupTexts } from './lookup-texts.ts';

interface Props {
  readonly view: LookupView;
  readonly lookup: Lookup;
  readonly today: string;
  readonly locale: Locale;
  readonly texts: LookupTexts;
  /** The form has a heading, of which the answer is a part. */
  readonly hasHeading: boolean;
  readonly names: SourceNames;
  readonly links: CardLinks;
  /** First day for which a form can still be sent, yyyy-MM-dd. */
  readonly firstDay: string;
  /** The minute, in milliseconds since the Unix epoch. */
  readonly now: number;
}

/** The result of the form; empty until it is sent. */
export function Answer(props: Props) {
  const { view, lookup } = props;
  const place = useArrival(view, lookup.awaited);
  if (view.type === 'number-empty' || view.type === 'number-missing' || view.type === 'no-contract-number')
    return null;
  return (
    <div className="lookup-answer" ref={place} tabIndex={-1}>
      {props.hasHeading ? null : <h2 className="visually-hidden">{props.texts.answer}</h2>}
      <Outcome {...props} view={view} />
    </div>
  );
}

/** The awaited answer takes the focus once it is there: readers begin there, the keyboard of a phone no longer covers it, and a
 * button to ask again is gone. Unless it is in view, it is brought there. Who has gone on to another part of the page stays there. */
function useArrival({ type }: LookupView, awaited: number) {
  const place = useRef<HTMLDivElement>(null);
  const arrived = useRef(0);
  useEffect(() => {
    const answer = place.current;
    if (type === 'loading' || !answer || arrived.current === awaited) return;
    arrived.current = awaited;
    if (isElsewhere(answer)) return;
    answer.focus({ preventScroll: true });
    if (!isInView(answer)) answer.scrollIntoView();
  }, [type, awaited]);
  return place;
}

/** Whether the focus is in another part of the page than the lookup. */
function isElsewhere(answer: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && answer.parentElement?.contains(activeElement) === false;
}

/** Whether the first result or the message stands whole in the window. */
function isInView(answer: HTMLElement): boolean {
  const first = answer.querySelector('.missed, .discharge') ?? answer.lastElementChild ?? answer;
  // Space of the header, which stays at the top of the window.
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // The keyboard of a phone covers a part of the window.
  const bottom = visualViewport?.height ?? innerHeight;
  return answer.getBoundingClientRect().top >= top && first.getBoundingClientRect().bottom <= bottom;
}

type Shown = Exclude<LookupView, { type: 'number-empty' | 'number-missing' | 'no-contract-number' }>;

function Outcome({ view, ...props }: Props & { readonly view: Shown }) {
  const { lookup, locale, texts } = props;
  switch (view.type) {
    case 'loading':
      return <LoadingScreen texts={texts.loading} />;
    case 'failed':
      return (
        <div className="answer-failed" role="alert">
          <p>
            <WithPhone text={texts.failures[view.reason]} phone={texts.phone} />
          </p>
          <button className="button quiet" type="button" onClick={() => askAgain(lookup)}>
            {texts.retry}
          </button>
        </div>
      );
    case 'none-planned':
      return (
        <>
          <Provenance answer={view.answer} locale={locale} texts={texts} />
          <div className="answer-none" role="status">
            <p>
              <WithPhone text={texts.nonePlanned} phone={texts.phone} />
            </p>
            <p>{texts.nonePlannedMore}</p>
          </div>
          <Choices {...props} answer={view.answer} />
        </>
      );
    case 'list':
      return (
        <>
          <Provenance answer={view.answer} locale={locale} texts={texts} />
          <MissedNotice {...props} discharges={view.answer.discharges} />
          <NextDay {...props} discharges={view.answer.discharges} texts={texts.list} />
          {isEmbedded() ? null : <Openers {...props} discharges={view.answer.discharges} texts={texts} />}
          <DischargeList {...props} discharges={view.answer.discharges} texts={texts.list} />
          <OrderUntil {...props} contractNumber={view.answer.discharges[0]?.contractNumber ?? ''} />
          <Choices {...props} answer={view.answer} />
        </>
      );
    default:
      return unreachable(view);
  }
}

/** What features let a visitor choose for the number. */
const choices = Object.entries(
  import.meta.glob<LookupChoice>('../*/LookupChoice.browser.tsx', { eager: true, import: 'LookupChoice' }),
);

interface ChoicesProps extends Pick<Props, 'lookup' | 'locale'> {
  readonly answer: DischargesAnswer;
}

function Choices({ lookup: { asked }, answer, locale }: ChoicesProps) {
  if (asked.type !== 'contract' || isEmbedded()) return null;
  return choices.map(([file, Choice]) => (
    <Choice key={`${file} ${asked.number}`} number={asked.number} answer={answer} locale={locale} />
  ));
}

function askAgain({ asked }: Lookup): void {
  if (asked.type === 'contract') dispatchLookup({ type: 'submitted', typed: asked.number });
}

/** Spec §9: discharge page size. */
const perPage = 4;

interface ListProps {
  /** Soonest first. */
  readonly discharges: readonly Discharge[];
  readonly lookup: Lookup;
  readonly today: string;
  readonly locale: Locale;
  readonly texts: ListTexts;
  readonly names: SourceNames;
  readonly links: CardLinks;
  /** First day for which a form can still be sent, yyyy-MM-dd. */
  readonly firstDay: string;
}

function DischargeList({ discharges, lookup: { query, page }, ...card }: ListProps) {
  const { locale, texts, names } = card;
  const matching = matchDischarges(discharges, query, names);
  const pagination = paginate(page, { perPage, totalPosts: matching.length });
  return (
    <>
      <div className="lookup-search">
        {/* Days that stand on one page need no search. */}
        {discharges.length > perPage ? (
          <>
            <label htmlFor="lookup-search">{texts.search}</label>
            <input
              id="lookup-search"
              type="search"
              autoComplete="off"
              placeholder={texts.placeholder}
              value={query}
              onChange={({ target }) => dispatchLookup({ type: 'searched', query: target.value })}
            />
          </>
        ) : null}
        <p className="lookup-count" role="status">
          {matching.length === 0
            ? texts.noMatch
            : describeCount(matching.length, { pagination, locale, texts })}
        </p>
      </div>
      <ul className="discharges">
        {slicePage(matching, pagination).map((discharge, index) => (
          <DischargeCard {...card} key={index} discharge={discharge} />
        ))}
      </ul>
      {pagination.totalPages > 1 ? (
        <Pager
          pagination={pagination}
          texts={texts.pager}
          choose={(chosen) => dispatchLookup({ type: 'paged', page: chosen })}
        />
      ) : null}
    </>
  );
}

interface CountContext extends Pick<ListProps, 'locale' | 'texts'> {
  readonly pagination: ReturnType<typeof paginate>;
}

/** The total and the current page; changes are announced to screen readers. */
function describeCount(
  count: number,
  { pagination: { page, totalPages }, locale, texts }: CountContext,
): string {
  const found = formatCount(count, texts.found, locale);
  const shown = texts.pager.page.replace('{page}', `${page}/${totalPages}`);
  return totalPages > 1 ? `${found}, ${shown}` : found;
}
