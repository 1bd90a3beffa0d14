import type { Discharge } from '#model/live-answer.ts';
import type { Locale } from '#model/locale.ts';
import { formatCount } from '#site/plural.ts';
import { entriesOf, paginate } from '../pager/pager-state.ts';
import { Pager } from '../pager/Pager.tsx';
import { DischargeCard } from './DischargeCard.tsx';
import type { Lookup } from './lookup-state.ts';
import { dispatchLookup } from './lookup-store.ts';
import type { ListTexts } from './lookup-texts.ts';
import { matchDischarges } from './match-discharges.ts';

/** Spec §9: discharge page size. */
const perPage = 4;

interface Props {
  /** Soonest first. */
  readonly discharges: readonly Discharge[];
  readonly lookup: Lookup;
  readonly today: string;
  readonly locale: Locale;
  readonly texts: ListTexts;
}

export function DischargeList({ discharges, lookup: { query, page }, today, locale, texts }: Props) {
  const matching = matchDischarges(discharges, query);
  const pagination = paginate(page, { perPage, totalPosts: matching.length });
  return (
    <>
      <div className="lookup-search">
        <label htmlFor="lookup-search">{texts.search}</label>
        <input
          id="lookup-search"
          type="search"
          autoComplete="off"
          placeholder={texts.placeholder}
          value={query}
          onChange={({ target }) => dispatchLookup({ type: 'searched', query: target.value })}
        />
      </div>
      <p className="lookup-count" role="status">
        {matching.length === 0 ? texts.noMatch : countOf(matching.length, { pagination, locale, texts })}
      </p>
      <ul className="discharges">
        {entriesOf(matching, pagination).map((discharge, index) => (
          <DischargeCard key={index} discharge={discharge} today={today} locale={locale} texts={texts} />
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

interface CountContext extends Pick<Props, 'locale' | 'texts'> {
  readonly pagination: ReturnType<typeof paginate>;
}

/** The total and the current page; changes are announced to screen readers. */
function countOf(count: number, { pagination: { page, totalPages }, locale, texts }: CountContext): string {
  const found = formatCount(count, texts.found, locale);
  const shown = texts.pager.page.replace('{page}', `${page}/${totalPages}`);
  return totalPages > 1 ? `${found}, ${shown}` : found;
}
