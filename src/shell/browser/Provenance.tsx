import type { Locale } from '#platform/languages/locale.ts';
import { formatMoment } from '#shell/time/format-moment.ts';

export interface ProvenanceTexts {
  readonly demonstration: string;
  /** With `{time}`. */
  readonly stale: string;
}

interface Props {
  readonly answer: { readonly isDemonstration: boolean; readonly isStale: boolean; readonly asOf: string };
  readonly locale: Locale;
  readonly texts: ProvenanceTexts;
}

/** Marks a response as sample data or stale; renders nothing otherwise. */
export function Provenance({ answer: { isDemonstration, isStale, asOf }, locale, texts }: Props) {
  return (
    <>
      {isDemonstration ? <p className="answer-note">{texts.demonstration}</p> : null}
      {isStale ? (
        <p className="answer-note stale" role="status">
          {texts.stale.replace('{time}', formatMoment(asOf, locale))}
        </p>
      ) : null}
    </>
  );
}
