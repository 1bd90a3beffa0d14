import { unreachable } from '#platform/base/unreachable.ts';
import { languages } from '#platform/languages/locale.ts';
import { formatMoment } from '#shell/time/format-moment.ts';
import type { RememberedTexts } from './remembered-messages.ts';
import type { LookupProps } from '#features/discharges/lookup-props.ts';
import type { Note } from './remembered-view.ts';

interface NoteContext {
  /** Whether the list shows answers that are not confirmed, too. */
  readonly isPartly: boolean;
  readonly texts: RememberedTexts;
  readonly props: Pick<LookupProps, 'locale' | 'texts'>;
}

export function noteText(note: Note, { isPartly, texts, props }: NoteContext): string {
  const { locale, texts: lookup } = props;
  const list = new Intl.ListFormat(languages[locale].tag);
  const fill = (text: string) =>
    text
      .replace('{time}', () => ('asOf' in note ? formatMoment(note.asOf, locale) : ''))
      .replace('{names}', () => list.format(note.names));
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
      return fill(isPartly ? texts.asOfSome : texts.asOf);
    default:
      return unreachable(note);
  }
}
