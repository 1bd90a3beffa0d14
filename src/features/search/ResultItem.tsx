import type { KeyboardEvent } from 'react';
import type { SearchResult } from './query/result.ts';
import type { Piece } from './query/snippet.ts';
import { CollectionCard, type PlaceAddresses } from './CollectionCard.tsx';
import { Pieces } from './Pieces.tsx';
import type { SearchTexts } from './search-texts.ts';

export type FoundResult = Omit<SearchResult, 'type'>;

interface Props {
  readonly result: FoundResult;
  readonly texts: Pick<SearchTexts, 'kinds' | 'collection'>;
  readonly places: PlaceAddresses;
  /** Absent without JavaScript. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

/** A result of the site's own index: what it is, and its text or who collects there. */
export function ResultItem({ result, texts, places, onKeyDown }: Props) {
  const { url, kind, title, snippet, collection } = result;
  return (
    <li className={collection ? 'collection' : undefined}>
      <a href={url} onKeyDown={onKeyDown}>
        <Pieces pieces={title} />
      </a>{' '}
      <span className="result-kind">{texts.kinds[kind]}</span>
      {collection ? (
        <CollectionCard collection={collection} snippet={snippet} texts={texts.collection} places={places} />
      ) : joinPieces(snippet) === joinPieces(title) ? null : (
        <p>
          <Pieces pieces={snippet} />
        </p>
      )}
    </li>
  );
}

/** Objects of what goes where have only their names in the index: these are not repeated. */
function joinPieces(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}
