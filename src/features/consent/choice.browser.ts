/** The visitor's answer, in local storage. */
import { trustedJson } from '#platform/base/json.ts';
import { consentKey, consentVersion } from './consent.ts';

export interface Choice {
  /** Of the terms that were answered. */
  readonly version: number;
  readonly isAccepted: boolean;
  /** Names of the cookies from before a consent. Present with a consent and after its withdrawal. */
  readonly others?: readonly string[];
  /** When it was made, as an ISO date. */
  readonly at?: string;
}

export function readChoice(): Choice | undefined {
  try {
    const stored = trustedJson<unknown>(localStorage.getItem(consentKey) ?? 'null');
    return isChoice(stored) ? stored : undefined;
  } catch {
    // Storage is disabled, or the entry is from another program: no choice was made.
    return undefined;
  }
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null || !('version' in value && 'isAccepted' in value))
    return false;
  return !('others' in value) || Array.isArray(value.others);
}

export function saveChoice(choice: Pick<Choice, 'isAccepted' | 'others'>): void {
  try {
    const stored = { ...choice, version: consentVersion, at: new Date().toISOString() };
    localStorage.setItem(consentKey, JSON.stringify(stored));
  } catch {
    // Without storage the choice is valid for this page only.
  }
}

/** How long a script may still write while its pages close, in milliseconds. */
const closingMs = 60_000;

/** Whether pages that were counting may have stored something since the consent was withdrawn. */
export function isJustWithdrawn({ isAccepted, others, at = '' }: Choice): boolean {
  return !isAccepted && others !== undefined && Date.now() - Date.parse(at) < closingMs;
}
