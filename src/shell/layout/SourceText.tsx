import { readPlace, type SourceName, type SourceNames } from '#shell/languages/source-name.ts';

interface Props {
  /** In the language of the page, or marked as Estonian. */
  readonly names: readonly SourceName[];
}

/** Names of the content base, joined with commas. */
function SourceText({ names }: Props) {
  return names.map(({ text, lang }, index) => (
    <span key={index} lang={lang}>
      {index < names.length - 1 ? `${text}, ` : text}
    </span>
  ));
}

/** A place in Estonia: the county in the language of the page. */
export function PlaceText({ place, names }: { readonly place: string; readonly names: SourceNames }) {
  return <SourceText names={readPlace(place, names)} />;
}
