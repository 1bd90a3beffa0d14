import { phoneLink, unbrokenPhone } from '#shell/company/phone-link.ts';
import type { Collection, CollectionRow } from '#shell/search/collection.ts';
import type { Piece } from './query/snippet.ts';
import { Pieces } from './Pieces.tsx';
import type { SearchTexts } from './search-texts.ts';

/** Where the next steps lead, in the language of the page. */
export interface PlaceAddresses {
  readonly nextDay: string;
  /** With `{place}`. */
  readonly missed: string;
  readonly order: string;
  readonly carriers: string;
}

interface Props {
  readonly collection: Collection;
  /** Says what is known where no carrier is. */
  readonly snippet: readonly Piece[];
  readonly texts: SearchTexts['collection'];
  readonly places: PlaceAddresses;
}

/** Who collects in a municipality, and what one can do next. */
export function CollectionCard({ collection, snippet, texts, places }: Props) {
  const { municipality, website, rows } = collection;
  const isOwn = rows.some((row) => row.isOwn);
  const [place = municipality.replace(/ (?:linn|vald)$/u, '')] =
    rows.length === 1 ? (rows[0]?.names ?? []) : [];
  const missed = places.missed.replace('{place}', () => encodeURIComponent(place));
  return (
    <>
      {rows.length === 0 ? (
        <p>
          <Pieces pieces={snippet} /> <MunicipalityLink website={website} name={municipality} />
        </p>
      ) : null}
      {rows.map((row) => (
        <CarrierFacts key={row.names.join(' ')} row={row} collection={collection} texts={texts} />
      ))}
      <ul className="next-steps">
        {isOwn ? (
          <>
            <li>
              <a href={places.nextDay}>{texts.nextDay}</a>
            </li>
            <li>
              <a href={missed}>{texts.missed}</a>
            </li>
            <li>
              <a href={places.order}>{texts.order}</a>
            </li>
          </>
        ) : (
          <li>
            <a href={places.carriers}>{texts.carriers}</a>
          </li>
        )}
      </ul>
    </>
  );
}

/** Names of carriers are Estonian in every language, a district has its Russian name on a Russian page. */
function CarrierFacts({
  row,
  collection: { municipality, website },
  texts,
}: Pick<Props, 'collection' | 'texts'> & { readonly row: CollectionRow }) {
  const { names, carrier, isOwn, biller, period, phone, prices } = row;
  const place = <MunicipalityLink website={website} name={municipality} />;
  const [district] = names;
  const [before = '', after = ''] = isOwn ? texts.own.split('{carrier}') : [];
  return (
    <dl className="carrier">
      {district === undefined ? null : (
        <div>
          <dt>{texts.district}</dt>
          <dd lang={isCyrillic(district) ? undefined : 'et'}>{district}</dd>
        </div>
      )}
      <div>
        <dt>{texts.carrier}</dt>
        <dd>
          {before}
          <span lang="et">{carrier}</span>
          {after}
        </dd>
      </div>
      <div>
        <dt>{texts.period}</dt>
        <dd>{period}</dd>
      </div>
      <div>
        <dt>{texts.biller}</dt>
        <dd>{biller === 'municipality' ? place : texts.billerCarrier}</dd>
      </div>
      <div>
        <dt>{texts.phone}</dt>
        <dd>
          {phone === undefined ? (
            <>
              {biller === 'municipality' ? texts.askMunicipality : texts.callCarrier}: {place}
            </>
          ) : (
            <a href={phoneLink(phone)}>{unbrokenPhone(phone)}</a>
          )}
        </dd>
      </div>
      {prices === undefined ? null : (
        <div>
          <dt>{texts.priceList}</dt>
          <dd>
            <a href={prices}>{texts.prices}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Its name is Estonian in every language. */
function MunicipalityLink({
  website,
  name,
}: {
  readonly website: string | undefined;
  readonly name: string;
}) {
  return website === undefined ? (
    <span lang="et">{name}</span>
  ) : (
    <a href={website} lang="et">
      {name}
    </a>
  );
}

const isCyrillic = (text: string): boolean => /^\p{Script=Cyrillic}/u.test(text);
