import { formatCount, formatDate } from '#shell/languages/format.ts';
import { rememberedTexts } from './remembered-messages.ts';
import { findWasteType, readName } from '#shell/languages/source-name.ts';
import { weekdayName } from '#shell/time/weekday-names.ts';
import { formatDayName, formatMoved } from '#features/discharges/day-text.ts';
import { element, showLines } from '#shell/browser/element.browser.ts';
import { drawBin } from '#shell/waste/draw-bin.browser.ts';
import { drawContracts } from './draw-contracts.browser.ts';
import { missedPlace } from './missed-place.browser.ts';
import { noteText } from './note-text.ts';
import type { RememberedContract } from './remembered-contracts.ts';
import type { LookupProps } from '#features/discharges/lookup-props.ts';
import type { Emptying, Note, RememberedDay, RememberedView } from './remembered-view.ts';

interface Actions {
  readonly retry: () => void;
}

/** Fills the place once; what can have the focus stays in it when the list changes. */
export function drawRemembered(place: HTMLElement, props: LookupProps, { retry }: Actions) {
  const { locale } = props;
  const texts = rememberedTexts(locale);
  const heading = element('h2', { id: 'remembered', tabIndex: -1 }, texts.heading);
  const checking = element('p', { className: 'remembered-checking' }, texts.checking);
  const missed = missedPlace(props);
  const near = element('ol', { className: 'remembered-days' });
  const distant = element('ul', { className: 'remembered-distant' });
  const summary = element('summary', {});
  const far = element('ol', { className: 'remembered-days' });
  const later = element('details', {}, summary, far);
  const notes = element('div', { className: 'remembered-notes', role: 'status' });
  const demonstration = element('p', { className: 'answer-note' }, props.texts.demonstration);
  const again = againButton(props, () => {
    // The button goes.
    heading.focus();
    retry();
  });
  const contracts = drawContracts(props, texts);
  place.setAttribute('aria-labelledby', heading.id);
  place.replaceChildren(
    element('div', { className: 'remembered-head' }, heading, checking),
    missed.root,
    near,
    distant,
    later,
    notes,
    demonstration,
    again,
    contracts.root,
  );

  const show = (remembered: readonly RememberedContract[], view: RememberedView, today: string): void => {
    const draw = (day: RememberedDay) => drawDay(day, today, props);
    checking.classList.toggle('done', !view.isLoading);
    void missed.show(view.missed);
    near.replaceChildren(...view.near.map(draw));
    near.hidden = view.near.length === 0;
    distant.replaceChildren(...view.distant.map((emptying) => element('li', {}, distantText(emptying))));
    distant.hidden = view.distant.length === 0;
    summary.textContent = formatCount(view.later.length, texts.later, locale);
    far.replaceChildren(...view.later.map(draw));
    later.hidden = view.later.length === 0;
    demonstration.hidden = !view.isDemonstration;
    again.hidden = !view.canRetry;
    showLines(notes, drawNotes(view, props));
    contracts.show(remembered);
  };

  const distantText = ({ name, date }: Emptying) =>
    texts.distant
      .replace('{day}', `${weekdayName(date, props.texts.list.day.weekdays)}, ${formatDate(date, locale)}`)
      .replace('{name}', () => name);

  return { show };
}

function againButton({ texts }: LookupProps, press: () => void): HTMLButtonElement {
  const button = element('button', { className: 'button quiet', type: 'button' }, texts.retry);
  button.addEventListener('click', press);
  return button;
}

const noteClasses: Readonly<Record<Note['type'], string>> = {
  failed: 'answer-failed',
  old: 'answer-note stale',
  over: '',
  'none-planned': '',
  'as-of': '',
};

function drawNotes({ notes }: RememberedView, props: LookupProps): readonly HTMLElement[] {
  const texts = rememberedTexts(props.locale);
  const isPartly = notes.some(({ type }) => type === 'old' || type === 'failed');
  return notes.map((note) =>
    element('p', { className: noteClasses[note.type] }, noteText(note, { isPartly, texts, props })),
  );
}

function drawDay({ date, emptyings }: RememberedDay, today: string, props: LookupProps): HTMLLIElement {
  const { locale, texts } = props;
  return element(
    'li',
    { className: date === today ? 'today' : '' },
    element(
      'p',
      {},
      element('strong', {}, formatDayName(date, { today, locale, texts: texts.list.day })),
      ' ',
      element('time', { dateTime: date }, formatDate(date, locale)),
    ),
    element('ul', {}, ...emptyings.map((emptying) => drawEmptying(emptying, props))),
  );
}

function drawEmptying(
  { garbage, name, plannedDate }: Emptying,
  { locale, names, texts }: LookupProps,
): HTMLLIElement {
  const { text, lang } = readName(garbage, names);
  return element(
    'li',
    {},
    drawBin(findWasteType(garbage, names)),
    element('span', lang === undefined ? {} : { lang }, text),
    // Without styles, and read out, the two are apart.
    element('span', { className: 'visually-hidden' }, ', '),
    element('bdi', { translate: false }, name),
    ...(plannedDate === undefined
      ? []
      : [' ', element('b', {}, formatMoved(plannedDate, texts.list.movedFrom, locale))]),
  );
}
