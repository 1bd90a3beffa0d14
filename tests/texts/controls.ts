/** Finds buttons, fields and choices that a text tells the visitor to press, tick or choose, and all that the site calls so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#platform/base/file-marks.ts';
import type { Locale } from '#platform/languages/locale.ts';

const source = join(import.meta.dirname, '../../src');

/** Names stand in quotation marks soon after the word, more of them after "or" and "and". */
const quotes = {
  et: /(?<!\p{L})(?:vajuta|vali|märgi|märki|nupp)\p{L}*[^„“.]{0,40}(„[^“]+“(?: (?:või|ja) „[^“]+“)*)/giu,
  ru: /(?<!\p{L})(?:наж|выбер|выбра|отмет|кноп)\p{L}*[^«».]{0,40}(«[^»]+»(?: (?:или|и) «[^»]+»)*)/giu,
  en: /(?<!\p{L})(?:press|choos|tick|select|button)\p{L}*[^“”.]{0,40}(“[^”]+”(?: (?:or|and) “[^”]+”)*)/giu,
} as const satisfies Record<Locale, RegExp>;

/** @param text Without tags. @returns Names as the text writes them. */
export function quotedControls(text: string, locale: Locale): readonly string[] {
  return [...text.matchAll(quotes[locale])].flatMap(([, names = '']) =>
    [...names.matchAll(/[„«“]([^“»”]+)[“»”]/gu)].map(([, name = '']) => toName(name)),
  );
}

/** Every text between quotation marks of the code: messages, names of topics, links of the menu. */
export function namesInCode(): ReadonlySet<string> {
  const files = filesBelow(source, '').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/'([^'\n]+)'/gu)].map(([, text = '']) =>
        toName(text),
      ),
    ),
  );
}

/** Whatever its case and what is filled in at its end: `Telli {size}`. */
export const toName = (text: string): string => text.replace(/(?: \{\w+\}|\.)$/u, '').toLowerCase();
