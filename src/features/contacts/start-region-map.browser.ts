/** Entry script, loaded with the page; imports only the drawings later. Chips and map select a region together, and
 * contacts of other regions are hidden. The state is one id, so this enhances the links of the page without
 * React. */
import { noObject } from '#shell/map/map-object.ts';
import { markStarted } from '#shell/browser/mount.browser.ts';
import { $selectedObject } from '#shell/map/selected-object.ts';
import { afterPress, type Choice, chosenBy, isShown } from './region-state.ts';

type Link = HTMLAnchorElement | SVGAElement;

export function startRegionMap(root: HTMLElement): void {
  markStarted(root);
  void import('#shell/browser/load-drawings.browser.ts').then(
    ({ loadDrawings }) => loadDrawings(root),
    ignore,
  );
  const links = [...root.querySelectorAll<Link>('a[data-object]')];
  const choices = links.flatMap((link) => (link instanceof HTMLAnchorElement ? [toChoice(link)] : []));
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      choose(afterPress(extractId(link), $selectedObject.get()), choices);
    });
  }
  runTooltip(root);
  const follow = () => $selectedObject.set(chosenBy(location.hash, choices));
  addEventListener('hashchange', follow);
  follow();
  $selectedObject.subscribe((chosen) => {
    for (const link of links) link.ariaCurrent = extractId(link) === chosen ? 'true' : null;
    narrow(chosen, choices);
  });
  $selectedObject.listen((chosen) => say(root, chosen));
}

const extractId = ({ dataset }: Link): number => Number(dataset.object);

function toChoice(link: HTMLAnchorElement): Choice {
  return { id: extractId(link), hash: link.hash, region: link.dataset.region ?? '' };
}

/** The address names the region, for links and the back button; the page does not jump. */
function choose(id: number, choices: readonly Choice[]): void {
  const hash = id === noObject ? '' : (choices.find((choice) => choice.id === id)?.hash ?? '');
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
  $selectedObject.set(id);
}

function narrow(chosen: number, choices: readonly Choice[]): void {
  for (const contact of document.querySelectorAll<HTMLElement>('[data-map-region]')) {
    contact.hidden = !isShown(contact.dataset.mapRegion ?? '', chosen, choices);
  }
}

/** The texts are on the section element, in the language of the page. */
function say(root: HTMLElement, chosen: number): void {
  const status = root.querySelector('[role="status"]');
  const name = root.querySelector<HTMLElement>(`[data-object="${chosen}"][data-name]`)?.dataset.name;
  const { shown = '', allShown = '' } = root.dataset;
  if (status) status.textContent = name === undefined ? allShown : shown.replace('{region}', name);
}

/** The tooltip of the map: names the hovered or focused region. Escape closes it; it is beside the pointer
 * and ignores pointer events. */
function runTooltip(root: HTMLElement): void {
  const frame = root.querySelector<HTMLElement>('.region-drawing');
  const tooltip = root.querySelector<HTMLElement>('.region-tooltip');
  if (!frame || !tooltip) return;
  const hide = () => {
    tooltip.hidden = true;
  };
  for (const link of frame.querySelectorAll<SVGAElement>('svg a')) {
    // The browser's own tooltip would cover this one. The accessible name stays.
    const title = link.querySelector('title');
    const text = title?.textContent ?? '';
    link.ariaLabel = text;
    title?.remove();
    const show = () => {
      tooltip.textContent = text;
      tooltip.hidden = false;
      place(tooltip, frame, link);
    };
    link.addEventListener('pointerenter', show);
    link.addEventListener('focus', show);
    link.addEventListener('pointerleave', hide);
    link.addEventListener('blur', hide);
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}

/** Above the middle of the region, within the frame. */
function place(tooltip: HTMLElement, frame: HTMLElement, region: SVGAElement): void {
  const outer = frame.getBoundingClientRect();
  const inner = region.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const middle = inner.left + inner.width / 2 - outer.left;
  const left = Math.min(Math.max(0, middle - width / 2), outer.width - width);
  const top = Math.max(0, inner.top - outer.top - height / 2);
  tooltip.style.setProperty('translate', `${left}px ${top}px`);
}

/** The drawings did not load: the chips select as well. */
const ignore = (): void => undefined;
