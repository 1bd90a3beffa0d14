/** Entry script, loaded with every page; imports nothing later. Without it everything still opens, through
 * <details>, popover and CSS. It adds closing by Escape and by a click outside, mutually exclusive panels,
 * and state flags for hovering. */
import { atom } from 'nanostores';
import { breakpoints } from './breakpoints.ts';
import { contractParameter } from '#shell/company/contract-address.ts';
import { localeChosen } from './locale-chosen.ts';
import { type PointerType, watchPointerType } from './pointer-type.ts';
import {
  type HeaderEvent,
  headerReducer,
  initialHeader,
  isShown,
  type Panel,
  type Shown,
} from './shown-panel.ts';

const $shown = atom<Shown>(initialHeader);
const $pointerType = atom<PointerType>('unknown');

export function startHeader(header: HTMLElement, menu: HTMLElement): void {
  const folds = findFolds(header);
  const wide = matchMedia(`(min-width: ${breakpoints.md}px)`);
  watchPointerType(matchMedia.bind(window), (type) => $pointerType.set(type));
  for (const fold of folds) {
    followClick(fold.summary, fold.panel, () => wide.matches || !menu.contains(fold.area));
    // Spec §2: on a touch device a submenu opens and closes on a tap of its entry.
    followClick(fold.link, fold.panel, (event) => wide.matches && isTap(event));
    followMouse(fold, () => wide.matches && $pointerType.get() === 'fine');
    onFocusLeaving(fold.area, () => dispatchHeader({ type: 'closed', panel: fold.panel }));
  }
  followMenu(menu);
  onFocusLeaving(header, dismiss);
  wide.addEventListener('change', () => {
    dismiss();
    // It may have been opened before this script ran, without an event.
    menu.hidePopover();
    orderMenu(menu, wide);
  });
  // A page restored by the back button starts closed.
  addEventListener('pagehide', dismiss);
  followDocument(header, folds);
  for (const event of ['pointerdown', 'focusin', 'click']) header.addEventListener(event, keepQuery);
  header.addEventListener('click', announceLocale);
  show(folds, menu);
  orderMenu(menu, wide);
  // From here on CSS leaves hovering to this script.
  header.dataset.scripted = '';
}

/** The search is seen first in a narrow window, and last in a wide one: the Tab key follows. */
function orderMenu(menu: HTMLElement, wide: MediaQueryList): void {
  const others = menu.querySelectorAll(':scope > :is(.search, .self-service)');
  menu.querySelector('.menu')?.[wide.matches ? 'after' : 'before'](...others);
}

/** Opening is heard before it happens: the event after it comes in a later task, when the focus may have moved on. */
function followMenu(menu: HTMLElement): void {
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') dispatchHeader({ type: 'opened', panel: 'mobile-menu' });
  });
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') dispatchHeader({ type: 'closed', panel: 'mobile-menu' });
  });
}

function dispatchHeader(event: HeaderEvent): void {
  $shown.set(headerReducer($shown.get(), event));
}

function dismiss(): void {
  dispatchHeader({ type: 'dismissed' });
}

/** @param element Opens and closes the panel.
 * @param isPanel Whether a click does so in this layout; in the menu of a narrow window the <details> is an accordion, which the
 * browser handles. */
function followClick(
  element: HTMLElement | null,
  panel: Panel,
  isPanel: (click: MouseEvent) => boolean,
): void {
  element?.addEventListener('click', (event) => {
    if (!isPanel(event)) return;
    event.preventDefault();
    dispatchHeader({ type: 'pressed', panel });
  });
}

/** Enter on the link is a click without a count; browsers that do not name the pointer of a click have the type
 * of their main one. */
function isTap({ detail, pointerType }: Readonly<Partial<PointerEvent>>): boolean {
  if (detail === 0) return false;
  return pointerType ? pointerType === 'touch' : $pointerType.get() === 'coarse';
}

function followMouse({ area, panel }: Fold, opensOnHover: () => boolean): void {
  if (panel === 'search-input') return;
  area.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch' && opensOnHover()) dispatchHeader({ type: 'entered', panel });
  });
  area.addEventListener('pointerleave', () => dispatchHeader({ type: 'left', panel }));
}

/** Focus that moves to no element, as when the window loses focus, does not count as leaving. */
function onFocusLeaving(area: HTMLElement, leave: () => void): void {
  area.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !area.contains(relatedTarget)) leave();
  });
}

function followDocument(header: HTMLElement, folds: readonly Fold[]): void {
  const open = () => folds.find(({ panel }) => isShown($shown.get(), panel));
  document.addEventListener('pointerdown', ({ target }) => {
    const area = open()?.area ?? header;
    if (target instanceof Node && !area.contains(target)) dismiss();
  });
  document.addEventListener('keydown', ({ key }) => {
    const fold = open();
    // The mobile menu has no <details>: the browser closes a popover by itself.
    if (key !== 'Escape' || !fold) return;
    if (fold.area.contains(document.activeElement)) fold.summary.focus();
    dismiss();
  });
}

const localeLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;

/** The same page in another language has the same query: search, filters, page of a list, topic of a form. A contract
 * number stays out of addresses. */
function keepQuery(event: Event): void {
  const link = localeLink(event);
  if (!link) return;
  const target = new URL(link.href);
  const query = new URLSearchParams(location.search);
  query.delete(contractParameter);
  query.set('lang', link.hreflang);
  target.search = query.toString();
  target.hash = location.hash;
  link.href = target.href;
}

/** A link opened in another tab leaves this page as it is. */
function announceLocale(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = localeLink(event);
  link?.dispatchEvent(new CustomEvent(localeChosen, { bubbles: true, detail: link.hreflang }));
}

function show(folds: readonly Fold[], menu: HTMLElement): void {
  $shown.listen((shown) => {
    for (const { details, panel } of folds) details.open = isShown(shown, panel);
    if (!isShown(shown, 'mobile-menu')) menu.hidePopover();
    if (isShown(shown, 'search-input')) menu.querySelector<HTMLElement>('[type="search"]')?.focus();
  });
}

/** A panel of the header after a <details>. */
interface Fold {
  readonly panel: Panel;
  /** Elements on which mouse and focus keep the panel open: the panel, its button, and the link beside it. */
  readonly area: HTMLElement;
  readonly details: HTMLDetailsElement;
  readonly summary: HTMLElement;
  /** The entry of the menu that has the submenu. */
  readonly link: HTMLElement | null;
}

/** @returns The <details> elements of Header.astro and Menu.astro. */
function findFolds(header: HTMLElement): readonly Fold[] {
  const all = (selector: string) => header.querySelectorAll<HTMLElement>(selector);
  return [
    ...Array.from(all('.search'), (area) => foldIn(area, 'search-input')),
    ...Array.from(all('.locales'), (area) => foldIn(area, 'locale-dropdown')),
    ...Array.from(all('.menu > li'), (area, index) => foldIn(area, `submenu-${index}`)),
  ].filter((fold) => fold !== undefined);
}

/** @returns undefined for a menu entry without a submenu. */
function foldIn(area: HTMLElement, panel: Panel): Fold | undefined {
  const details = area instanceof HTMLDetailsElement ? area : area.querySelector('details');
  const summary = details?.querySelector('summary');
  const link = area.querySelector<HTMLElement>(':scope > :is(a, span)');
  return details && summary ? { panel, area, details, summary, link } : undefined;
}
