import { lookup } from '#platform/base/lookup.ts';
import type { StudioPart } from './studio-part.ts';

interface Props extends Readonly<Record<string, unknown>> {
  readonly part: StudioPart;
  readonly className?: string;
}

/** A part of this site in the page builder's studio: a box with its name and fields. The real content is
 * rendered at publish time and is not available in the studio. */
export function PartBox({ part, className, ...given }: Props) {
  const shown = Object.keys(part.fields)
    .filter((field) => lookup(given, field) !== undefined)
    .map((field) => `${field}: ${JSON.stringify(lookup(given, field))}`);
  return (
    <div className={['studio-part', className].filter(Boolean).join(' ')}>
      <strong>{part.displayName}</strong>
      <p>{part.description}</p>
      {shown.length > 0 && <p>{shown.join(', ')}</p>}
    </div>
  );
}
