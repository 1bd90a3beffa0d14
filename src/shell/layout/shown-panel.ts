/** The open panel of the header. Panels are mutually exclusive: one state holds the open panel, and the last
 * one opened wins. */
import { unreachable } from '#platform/base/unreachable.ts';

export const panels = ['mobile-menu', 'search-input', 'locale-dropdown'] as const;

/** Submenus are numbered from 0, in the order of the menu. */
export type Panel = (typeof panels)[number] | `submenu-${number}`;

export type Shown =
  | { readonly type: 'nothing' }
  /** `isHeld` if it was opened by click or key; otherwise it closes when the mouse leaves. */
  | { readonly type: 'panel'; readonly panel: Panel; readonly isHeld: boolean };

export type HeaderEvent =
  /** Click, tap, or Enter on the panel's button. */
  | { readonly type: 'pressed'; readonly panel: Panel }
  /** The mouse entered the panel or its button. */
  | { readonly type: 'entered'; readonly panel: Panel }
  | { readonly type: 'left'; readonly panel: Panel }
  /** The browser opened or closed the panel by itself, as it does with popovers. */
  | { readonly type: 'opened'; readonly panel: Panel }
  | { readonly type: 'closed'; readonly panel: Panel }
  /** Escape, a click outside, or a resized window. */
  | { readonly type: 'dismissed' };

export const initialHeader: Shown = { type: 'nothing' };

/** @returns The same object if the event changes nothing. */
export function headerReducer(shown: Shown, event: HeaderEvent): Shown {
  switch (event.type) {
    case 'pressed':
      return isHeld(shown, event.panel) ? initialHeader : held(event.panel);
    case 'opened':
      return isHeld(shown, event.panel) ? shown : held(event.panel);
    case 'entered':
      // A mouse on its way over the menu does not take away what is being typed.
      if (isHeld(shown, 'search-input')) return shown;
      return isShown(shown, event.panel) ? shown : { type: 'panel', panel: event.panel, isHeld: false };
    case 'left':
      return isShown(shown, event.panel) && !isHeld(shown, event.panel) ? initialHeader : shown;
    case 'closed':
      return isShown(shown, event.panel) ? initialHeader : shown;
    case 'dismissed':
      return initialHeader;
    default:
      return unreachable(event);
  }
}

export function isShown(shown: Shown, panel: Panel): shown is Extract<Shown, { readonly type: 'panel' }> {
  return shown.type === 'panel' && shown.panel === panel;
}

function isHeld(shown: Shown, panel: Panel): boolean {
  return isShown(shown, panel) && shown.isHeld;
}

function held(panel: Panel): Shown {
  return { type: 'panel', panel, isHeld: true };
}
