/** Unsent input of a form. It survives reloads and navigation, in this tab and on this device only. */
import { tryJson } from '#platform/base/json.ts';

export interface Draft {
  /** When the visitor began, in milliseconds since the Unix epoch. */
  readonly startedAt: number;
  /** Texts by field name, as the form would send them. Files cannot be stored. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** @param name Name of the form, the same in every language. */
export function loadDraft(name: string): Draft | undefined {
  try {
    return parseDraft(sessionStorage.getItem(toKey(name)) ?? '');
  } catch {
    // Storage is disabled.
    return undefined;
  }
}

export function saveDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(toKey(name), JSON.stringify(draft));
  } catch {
    // Storage is full or disabled: the form works without it.
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(toKey(name));
  } catch {
    // Storage is disabled, so there is no draft.
  }
}

const toKey = (name: string): string => `draft:${name}`;

/** @returns undefined if it is invalid or from another version of the site. */
export function parseDraft(text: string): Draft | undefined {
  const draft = tryJson(text);
  return isDraft(draft) ? draft : undefined;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('startedAt' in value && 'values' in value))
    return false;
  const { startedAt, values } = value;
  if (typeof startedAt !== 'number' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every(
    (list: unknown) => Array.isArray(list) && list.every((text) => typeof text === 'string'),
  );
}
