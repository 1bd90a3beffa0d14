/** The tooltip of the map: names the region that is pointed at or focused. Escape closes it; it lies beside the pointer
 * and lets it through. */
export function runTooltip(root: HTMLElement): void {
  const frame = root.querySelector<HTMLElement>('.region-drawing');
  const tooltip = root.querySelector<HTMLElement>('.region-tooltip');
  if (!frame || !tooltip) return;
  const hide = () => {
    tooltip.hidden = true;
  };
  for (const link of frame.querySelectorAll<SVGAElement>('svg a')) {
    // The browser's own tooltip would lie over this one. The name stays.
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
