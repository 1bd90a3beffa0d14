import type { SourceName } from '#shell/languages/source-name.ts';

interface Props {
  readonly date: string;
  readonly waste: SourceName | undefined;
  readonly address: string;
}

/** What tells the links of one entry from those of the next, for who hears them without the entry. */
export function LinkContext({ date, waste, address }: Props) {
  return (
    <span className="visually-hidden">
      <span>{`: ${date}, `}</span>
      {waste === undefined || waste.text === '' ? null : <span lang={waste.lang}>{waste.text}</span>}
      <span lang="et">{` ${address}`}</span>
    </span>
  );
}
