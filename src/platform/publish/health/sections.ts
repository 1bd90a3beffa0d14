/** Texts of entries that are written in sections. */
import type { Kind } from '#platform/cms/export/export.ts';
import { ownTexts, type Worded } from '#platform/languages/locale.ts';
import type { WrittenText } from './findings.ts';

interface SectionedText {
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly html: string }[];
}

interface SectionedEntry {
  readonly file: string;
  readonly entry: { readonly id: string; readonly texts: Worded<SectionedText> };
}

/** Headings of sections have level 2. */
export function listSections(
  kind: Kind,
  { file, entry: { id, texts } }: SectionedEntry,
): readonly WrittenText[] {
  return ownTexts(texts).flatMap(([locale, { title, sections }]) =>
    sections.map((section) => ({
      subject: { kind, id, title, file },
      locale,
      place: `sections.${section.id}`,
      html: section.html,
      level: 2,
    })),
  );
}
