/** Emptyings of remembered contracts that did not happen, before the days ahead. Loaded where there are any. */
import { mayStillCome } from '#features/unserved/round.ts';
import { tallinnMoment } from '#platform/time/tallinn-time.ts';
import { languages } from '#platform/languages/locale.ts';
import { missedTexts } from '#features/unserved/missed-messages.ts';
import { adviceFor } from '#features/unserved/advice.ts';
import { adviseOn, chooseHeading, listFacts } from '#features/unserved/missed-facts.ts';
import { contractLink } from './contract-link.browser.ts';
import { element } from '#shell/browser/element.browser.ts';
import type { LookupProps } from '#features/discharges/lookup-props.ts';
import type { MissedEmptying } from './remembered-view.ts';

/** @param now Milliseconds since the Unix epoch. */
export function drawMissed(
  missed: readonly MissedEmptying[],
  props: LookupProps,
  now: number,
): readonly HTMLElement[] {
  const moment = tallinnMoment(now);
  return missed.map((one) => drawOne(one, props, mayStillCome(one.date, moment)));
}

function drawOne(missed: MissedEmptying, props: LookupProps, isOpen: boolean): HTMLElement {
  const { action, locale, names } = props;
  const { name, number, isDoubtful, reason } = missed;
  const texts = missedTexts(locale);
  const facts = listFacts(missed, { isOpen, texts, locale, names }).flatMap(({ label, text, lang }) => [
    element('dt', {}, label),
    element('dd', lang === undefined ? {} : { lang }, text),
  ]);
  const sorting = element('a', { href: `${languages[locale].prefix}/sorting` }, texts.whatGoesWhere);
  const more = contractLink(
    { number, action },
    texts.more.replace('{name}', () => name),
  );
  return element(
    'section',
    { className: 'answer-note stale missed' },
    element(
      'h3',
      {},
      `${chooseHeading(isDoubtful ? 'perhaps' : 'same', isOpen, texts)}: `,
      element('bdi', { translate: false }, name),
    ),
    ...(isDoubtful ? [element('p', {}, texts.perhapsUnnamed)] : []),
    element('dl', {}, ...facts),
    element('p', {}, adviseOn(missed, { isOpen, texts })),
    ...(!isOpen && adviceFor(reason) === 'sort' ? [element('p', {}, sorting)] : []),
    element('p', {}, more),
  );
}
