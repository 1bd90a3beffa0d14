/** Everything that a lookup needs once it is used, as one file for the entry script. */
import { Lookup, type LookupProps } from './Lookup.browser.tsx';
import { isEmbedded } from '#shell/browser/embedded.browser.ts';
import type { KeptLookup } from '#shell/browser/handover.browser.ts';
import { loadStyles } from '#shell/browser/load-styles.browser.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
import stylesAddress from './live-lookup.css?url';
import type { Lookup as LookupState } from './lookup-state.ts';
import { $lookup, dispatchLookup, resumeLookup } from './lookup-store.browser.ts';
import { $names } from '#features/discharges/shown-names.browser.ts';

export const component = Lookup;

/** Resolves when the form can be sent.
 * @param arrived A lookup that came with the visitor from another page.
 * @param kept A lookup of this page, to which the visitor returns. Each is a `KeptLookup` where it is of this version of the site. */
export async function beginLookup(field: HTMLInputElement, arrived: unknown, kept: unknown): Promise<void> {
  const before = [arrived ?? kept].find(isKept);
  if (before) field.value ||= before.typed;
  if (!isEmbedded()) $lookup.listen(keepLookup);
  const root = field.closest<HTMLElement>('[data-props]');
  if (root) $names.set(parseProps<LookupProps>(root).names);
  dispatchLookup({ type: 'typed', typed: field.value });
  await loadStyles(stylesAddress);
  if (before) resumeLookup(before, arrived === undefined ? 'returns' : 'arrives');
}

function isKept(value: unknown): value is KeptLookup {
  if (typeof value !== 'object' || value === null || !('typed' in value)) return false;
  const { typed, query = '', page = 1 }: { typed: unknown; query?: unknown; page?: unknown } = value;
  return [typeof typed, typeof query, typeof page].join() === 'string,string,number';
}

/** Stores the lookup in the history entry of the page. */
function keepLookup({ asked, typed = '', query, page }: LookupState): void {
  if (asked.type === 'nothing' || asked.type === 'number-missing') return;
  const lookup: KeptLookup = { typed: asked.type === 'contract' ? asked.number : typed, query, page };
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : {}), lookup }, '');
}
