import { unreachable } from '#base/unreachable.ts';
import { languages } from '#model/locale.ts';
import { formatMoment } from '#site/format-moment.ts';
import type { RememberedTexts } from '#site/messages/remembered.ts';
import type { LookupProps } from '../lookup/Lookup.tsx';
import type { Note } from './remembered-view.ts';

interface NoteContext {
  readonly texts: RememberedTexts;
  readonly props: Pick<LookupProps, 'locale' | 'texts'>;
}

/** @param count Contracts of the list. */
export function noteText(
  note: Note,
  count: number,
  { texts, props: { locale, texts: lookup } }: NoteContext,
) {
  const { format } = new Intl.ListFormat(languages[locale].tag);
  const fill = (text: string) =>
    text
      .replace('{time}', () => ('asOf' in note ? formatMoment(note.asOf, locale) : ''))
      .replace('{names}', () => format(note.names));
  switch (note.type) {
    case 'failed':
      return `${fill(texts.failed)} ${lookup.failures[note.reason]}`;
    case 'old':
      return fill(texts[note.reason === 'unreachable' ? 'old.unreachable' : 'old.other']);
    case 'over':
      return fill(texts.over);
    case 'none-planned':
      return fill(texts.nonePlanned);
    case 'as-of':
      return fill(note.names.length === count ? texts.asOf : texts.asOfSome);
    default:
      return unreachable(note);
  }
}
