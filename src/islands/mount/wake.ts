import { unreachable } from '#base/unreachable.ts';

/** When an island loads: at once, on focus or press, or when it becomes visible. */
export type Wake = 'at-once' | 'interaction' | 'visible';

export function waitFor(root: HTMLElement, wake: Wake): Promise<void> {
  switch (wake) {
    case 'at-once':
      return Promise.resolve();
    case 'interaction':
      return untilTouched(root);
    case 'visible':
      return untilSeen(root);
    default:
      return unreachable(wake);
  }
}

function untilTouched(root: HTMLElement): Promise<void> {
  if (root.contains(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of ['focusin', 'pointerdown', 'input']) {
      root.addEventListener(event, () => resolve(), { once: true, passive: true });
    }
  });
}

function untilSeen(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root);
  });
}
