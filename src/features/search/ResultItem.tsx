import type { KeyboardEvent } from 'react';
import type { SearchResult } from './query/result.ts';
import { joinPieces } from './query/snippet.ts';
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

/** A result of the site's own index: what it is, and its text, who collects there or where it goes. */
export function ResultItem({ result, texts, places, onKeyDown }: Props) {
  const { url, kind, title, snippet, collection, goesTo } = result;
  const link = (
    <a href={url} onKeyDown={onKeyDown}>
      <Pieces pieces={title} />
    </a>
  );
  if (goesTo)
    return (
      <li className="goes-to" data-bin={goesTo.bin}>
        {link}
        {joinPieces(title) === goesTo.name ? (
          <span className="result-kind">{texts.kinds[kind]}</span>
        ) : (
          <strong>{goesTo.name}</strong>
        )}
      </li>
    );
  return (
    <li className={collection ? 'collection' : undefined}>
      {link} <span className="result-kind">{texts.kinds[kind]}</span>
      {collection ? (
        <CollectionCard collection={collection} snippet={snippet} texts={texts.collection} places={places} />
      ) : (
        <p>
          <Pieces pieces={snippet} />
        </p>
      )}
    </li>
  );
}
