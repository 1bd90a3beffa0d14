/** What is typed into a form and not sent yet: it outlives a reload and a look at other pages, in this tab and on this
 * device only. */
import { tryJson } from '#base/json.ts';

export interface Draft {
  /** When the visitor began, in milliseconds since the Unix epoch. */
  readonly startedAt: number;
  /** Texts by the names of their fields, as the form would send them. A file cannot be kept. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** @param name Of the form; every language of its page has the same. */
export function loadDraft(name: string): Draft | undefined {
  try {
    return parseDraft(sessionStorage.getItem(keyOf(name)) ?? '');
  } catch {
    // The storage is switched off.
    return undefined;
  }
}

export function saveDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // The storage is full or switched off: the form works without.
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // The storage is switched off, so there is no draft.
  }
}

const keyOf = (name: string): string => `draft:${name}`;

/** @returns undefined when it is none, or that of another version of the site. */
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
