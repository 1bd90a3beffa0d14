import { type UnservedAddress, type UnservedAnswer, unservedAnswerSchema } from './unserved-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { SourceNames } from '#shell/languages/source-name.ts';
import { useAddressedReducer } from '#shell/browser/use-addressed-reducer.browser.ts';
import { Failed } from '#shell/browser/Failed.browser.tsx';
import { Provenance } from '#shell/browser/Provenance.tsx';
import { type Checked, useChecked } from '#shell/browser/use-checked.browser.ts';
import type { CardLinks } from '#shell/layout/card-link.ts';
import { LoadingScreen } from '#shell/browser/LoadingScreen.tsx';
import { useIsDrawn } from '#shell/browser/use-is-drawn.ts';
import { useIsLive } from '#shell/browser/use-is-live.ts';
import { useMoment } from '#shell/time/use-moment.ts';
import { slicePage, paginate, Pager } from '#shell/table/Pager.tsx';
import { WithPhone } from '#shell/form/WithPhone.tsx';
import {
  foundText,
  matching,
  unservedCodec,
  type UnservedEvent,
  unservedReducer,
  type UnservedView,
} from './unserved-view.ts';
import type { UnservedTexts } from './unserved-texts.ts';
import { UnservedFilters } from './UnservedFilters.tsx';
import { UnservedList } from './UnservedList.tsx';

export interface UnservedProps {
  readonly locale: Locale;
  readonly texts: UnservedTexts;
  readonly names: SourceNames;
  readonly links: CardLinks;
}

const request = { url: '/api/unserved' };
const perPage = 10;
const noAddresses: readonly UnservedAddress[] = [];

/** Addresses that could not be served today and in the days before. */
export function Unserved({ locale, texts, names, links }: UnservedProps) {
  const [view, dispatch] = useAddressedReducer(unservedReducer, unservedCodec);
  const checked = useChecked(unservedAnswerSchema, request);
  const isLive = useIsLive();
  const all = checked.answer?.addresses ?? noAddresses;
  const live = { view, dispatch, all, names };
  return (
    <>
      <UnservedFilters texts={texts} live={isLive ? live : undefined} />
      <div className="unserved-answer">
        {isLive ? (
          <Outcome
            checked={checked}
            view={view}
            dispatch={dispatch}
            locale={locale}
            texts={texts}
            names={names}
            links={links}
          />
        ) : null}
      </div>
    </>
  );
}

interface ViewProps extends UnservedProps {
  readonly view: UnservedView;
  readonly dispatch: (event: UnservedEvent) => void;
}

interface OutcomeProps extends ViewProps {
  readonly checked: Checked<UnservedAnswer>;
}

function Outcome({ checked: { loading, answer, failure }, ...page }: OutcomeProps) {
  const { texts } = page;
  if (answer)
    return <Found answer={{ ...answer, isStale: answer.isStale || failure !== undefined }} {...page} />;
  if (loading || failure === undefined) return <LoadingScreen texts={texts.loading} />;
  const advice = { text: texts.failed, phone: texts.phone };
  return <Failed failure={failure} request={request} texts={texts.fetcher} advice={advice} />;
}

/** More than a phone shows at once. Laying out a whole page of the list takes a slow one 60 ms. */
const firstDrawn = 4;

interface FoundProps extends ViewProps {
  readonly answer: UnservedAnswer;
}

function Found({ answer, view, dispatch, locale, texts, names, links }: FoundProps) {
  const moment = useMoment();
  const isDrawn = useIsDrawn();
  const found = matching(answer.addresses, view, names);
  const pagination = paginate(view.page, { perPage, totalPosts: found.length });
  const entries = slicePage(found, pagination);
  return (
    <>
      <Provenance answer={answer} locale={locale} texts={texts.provenance} />
      <p className={found.length === 0 ? 'answer-none' : 'unserved-count'} role="status">
        <WithPhone
          text={foundText(found.length, answer.addresses.length, { texts, locale })}
          phone={texts.phone}
        />
      </p>
      <UnservedList
        addresses={isDrawn ? entries : entries.slice(0, firstDrawn)}
        locale={locale}
        texts={texts}
        names={names}
        links={links}
        moment={moment}
      />
      {isDrawn && pagination.totalPages > 1 ? (
        <Pager
          pagination={pagination}
          texts={texts.pager}
          choose={(page) => dispatch({ type: 'paged', page })}
        />
      ) : null}
    </>
  );
}
