import type { Discharge } from '#features/discharges/discharges-answer.ts';
import type { LookupOpener } from '#features/discharges/lookup-parts.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { readName, type SourceNames } from '#shell/languages/source-name.ts';
import type { LookupTexts } from './lookup-texts.ts';
import { Opener } from './Opener.tsx';

interface Props {
  readonly discharges: readonly Discharge[];
  readonly today: string;
  readonly locale: Locale;
  readonly names: SourceNames;
  readonly texts: LookupTexts;
}

const openers = Object.values(
  import.meta.glob<readonly LookupOpener[]>('../*/lookup-openers.browser.ts', {
    eager: true,
    import: 'lookupOpeners',
  }),
).flat();

/** What can be done with the days of a lookup. */
export function Openers({ discharges, today, locale, names, texts }: Props) {
  const [{ contractNumber } = { contractNumber: '' }] = discharges;
  const garbages = [...new Set(discharges.map(({ garbage }) => garbage))].filter((garbage) => garbage !== '');
  const wastes = garbages.map((garbage) => ({ garbage, name: readName(garbage, names) }));
  return (
    <div className="openers">
      {openers.map(({ text, load }) => (
        <Opener
          key={text}
          text={texts[text]}
          failure={texts.failures.unreachable}
          load={load}
          panelProps={{ contractNumber, discharges, today, locale, names, wastes }}
        />
      ))}
    </div>
  );
}
