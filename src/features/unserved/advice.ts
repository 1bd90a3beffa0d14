/** What a visitor does about an emptying that did not happen. */
import { lookup } from '#platform/base/lookup.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import { mayStillCome } from './round.ts';
import type { UnservedAddress } from './unserved-answer.ts';
import type { unservedReasons } from '#shell/languages/unserved-reasons.ts';
import { sourceKey } from '#shell/languages/source-name.ts';

/** What helps against a reason. */
export type Advice = 'access' | 'put-out' | 'road' | 'sort' | 'thaw' | 'nothing' | 'report';

type KnownReason = (typeof unservedReasons)[number]['et'];

const adviceByReason: Readonly<Record<KnownReason, Advice>> = {
  'Ligipääs konteinerile oli suletud': 'access',
  'Konteiner ei olnud välja pandud': 'put-out',
  'Tee oli lumest puhastamata': 'road',
  'Konteineris olid valed jäätmed': 'sort',
  'Veok läks rikki': 'nothing',
  'Konteineri sisu oli kinni külmunud': 'thaw',
};

const adviceByKey: Readonly<Record<string, Advice>> = Object.fromEntries(
  Object.entries(adviceByReason).map(([reason, advice]) => [sourceKey(reason), advice]),
);

/** Whether the cause is on the customer's side: only then may an extra collection be offered, which has to be paid for. */
export function isCustomersCause(reason: string | undefined): boolean {
  const advice = adviceFor(reason);
  return advice !== 'nothing' && advice !== 'report';
}

/** A reason that we do not know, or none: the visitor may know more than we do. */
export function adviceFor(reason: string | undefined): Advice {
  return lookup(adviceByKey, sourceKey(reason ?? '')) ?? 'report';
}

/** Nobody reports what may still come, or what is known to be our own fault. */
export function isReportable(
  { date, reason }: Pick<UnservedAddress, 'date' | 'reason'>,
  moment: TallinnMoment | undefined,
): boolean {
  return adviceFor(reason) !== 'nothing' && !(moment && mayStillCome(date, moment));
}
