import { unreachable } from '#base/unreachable.ts';
import type { Locale } from '#model/locale.ts';
import { Provenance } from '../fetcher/Provenance.tsx';
import { LoadingScreen } from '../loading-screen/LoadingScreen.tsx';
import { DischargeList } from './DischargeList.tsx';
import type { Lookup, LookupView } from './lookup-state.ts';
import { dispatchLookup } from './lookup-store.ts';
import type { LookupTexts } from './lookup-texts.ts';

interface Props {
  readonly view: LookupView;
  readonly lookup: Lookup;
  readonly today: string;
  readonly locale: Locale;
  readonly texts: LookupTexts;
}

/** The result of the form; empty until it is sent. */
export function Answer(props: Props) {
  const { view } = props;
  if (view.type === 'number-empty' || view.type === 'no-contract-number') return null;
  return (
    <div className="lookup-answer">
      <Outcome {...props} view={view} />
    </div>
  );
}

type Shown = Exclude<LookupView, { type: 'number-empty' | 'no-contract-number' }>;

function Outcome({ view, lookup, today, locale, texts }: Props & { readonly view: Shown }) {
  switch (view.type) {
    case 'loading':
      return <LoadingScreen texts={texts.loading} />;
    case 'failed':
      return (
        <div className="answer-failed" role="alert">
          <p>{texts.failures[view.reason]}</p>
          <button className="button quiet" type="button" onClick={() => askAgain(lookup)}>
            {texts.retry}
          </button>
        </div>
      );
    case 'none-planned':
      return (
        <>
          <Provenance answer={view.answer} locale={locale} texts={texts} />
          <p className="answer-none" role="status">
            {texts.nonePlanned}
          </p>
        </>
      );
    case 'list':
      return (
        <>
          <Provenance answer={view.answer} locale={locale} texts={texts} />
          <DischargeList
            discharges={view.answer.discharges}
            lookup={lookup}
            today={today}
            locale={locale}
            texts={texts.list}
          />
        </>
      );
    default:
      return unreachable(view);
  }
}

function askAgain({ asked }: Lookup): void {
  if (asked.type === 'contract') dispatchLookup({ type: 'submitted', typed: asked.number });
}
