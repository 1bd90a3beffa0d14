import { useStore } from '@nanostores/react';
import { useEffect, useSyncExternalStore } from 'react';
import { orderableDays } from '#shell/form/cut-off.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { followTime, siteNow } from '#shell/time/clock.ts';
import { showInTitle } from '#shell/form/refused-title.browser.ts';
import type { LookupProps as SharedProps } from '#features/discharges/lookup-props.ts';
import type { CardLinks } from '#shell/layout/card-link.ts';
import { Answer } from './Answer.browser.tsx';
import { LookupForm } from './LookupForm.tsx';
import { canSubmit, type LookupView, toLookupView } from './lookup-state.ts';
import { $lookup, discharges, dispatchLookup } from './lookup-store.browser.ts';
import type { LookupTexts } from './lookup-texts.ts';

export interface LookupProps extends SharedProps {
  readonly texts: LookupTexts;
  readonly links: CardLinks;
  /** The heading of the page says something else. */
  readonly hasHeading: boolean;
  readonly isFramed: boolean;
}

/** The next collection day: a form with its result below. */
export function Lookup({ action, locale, texts, names, links, hasHeading, isFramed }: LookupProps) {
  const lookup = useStore($lookup);
  const { asked } = lookup;
  const request = useStore(discharges.stateOf(asked.type === 'contract' ? asked.number : ''));
  const today = useClock(todayNow);
  const firstDay = useClock(firstDayNow);
  const now = useClock(minuteNow);
  const view = toLookupView(lookup, request, today);
  const isSent = asked.type !== 'nothing';
  const isRefused = view.type === 'failed' || describeRefusal(view, texts) !== undefined;
  useEffect(() => showInTitle('lookup', { isSent, isRefused }), [isSent, isRefused]);
  const live = {
    canSubmit: canSubmit(lookup, view),
    refusal: describeRefusal(view, texts),
    type: (typed: string) => dispatchLookup({ type: 'typed', typed }),
    // The button of an empty form looks disabled, and says why when it is pressed.
    submit: (typed: string) => {
      if (view.type !== 'loading') dispatchLookup({ type: 'submitted', typed });
    },
  };
  return (
    <>
      <LookupForm action={action} texts={texts} hasHeading={hasHeading} isFramed={isFramed} live={live} />
      <Answer
        view={view}
        lookup={lookup}
        today={today}
        locale={locale}
        texts={texts}
        hasHeading={hasHeading}
        names={names}
        links={links}
        firstDay={firstDay}
        now={now}
      />
    </>
  );
}

function describeRefusal({ type }: LookupView, texts: LookupTexts): string | undefined {
  if (type === 'number-missing') return texts.empty;
  return type === 'no-contract-number' ? texts.noContractNumber : undefined;
}

/** A day or a minute that follows the clock while the page is open. */
function useClock<Value extends string | number>(read: () => Value): Value {
  return useSyncExternalStore(followTime, read, read);
}

const todayNow = (): string => tallinnDay(siteNow());

const minuteMs = 60_000;

/** The beginning of the minute. */
const minuteNow = (): number => Math.floor(siteNow() / minuteMs) * minuteMs;

const firstDayNow = (): string => orderableDays(siteNow()).first;
