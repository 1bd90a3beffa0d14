/** What live calls say of the content: a small published file, which the server and each function read. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trustedJson } from '#platform/base/json.ts';
import { fillText } from '#platform/base/text.ts';
import { byLocale, type Locale, textIn } from '#platform/languages/locale.ts';
import type { RefusalEntry } from './refusal-entry.ts';

/** A site declares here what else its calls need.
 * @example declare module '#platform/calls/live-facts.ts' { interface LiveFacts { readonly names: … } } */
export interface LiveFacts {
  /** Whom to call: refusals name it as `{phone}`. */
  readonly phone: string;
}

export type LoadLiveFacts = () => Promise<Partial<LiveFacts>>;

export const liveFactsAddress = '/live-facts.json';

/** @returns Nothing while no site is published. */
export async function loadLiveFacts(outDir: string): Promise<Partial<LiveFacts>> {
  try {
    return trustedJson<LiveFacts>(await readFile(join(outDir, liveFactsAddress), 'utf8'));
  } catch {
    // What is asked for matters more than what is said of it.
    return {};
  }
}

/** The sentences of a refusal for visitors. */
export async function refusalTexts(
  { message: texts }: RefusalEntry,
  loadFacts: LoadLiveFacts,
): Promise<Readonly<Record<Locale, string>>> {
  const message = byLocale((locale) => textIn(texts, locale));
  const hasPlace = Object.values(message).some((text) => text.includes('{phone}'));
  if (!hasPlace) return message;
  const { phone } = await loadFacts();
  return byLocale((locale) =>
    phone === undefined ? withoutPlaces(message[locale]) : fillText(message[locale], { phone }),
  );
}

/** The sentences that name nothing which is unknown. */
const withoutPlaces = (text: string): string =>
  text
    .split(/(?<=[.!?]) /u)
    .filter((sentence) => !sentence.includes('{phone}'))
    .join(' ');
