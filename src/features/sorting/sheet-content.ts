/** What a sheet of what goes where says in one language, before it is drawn. */
import { fillText } from '#platform/base/text.ts';
import { type Locale, textIn } from '#platform/languages/locale.ts';
import { placeOrderIn } from '#shell/places/place-name.ts';
import { type BinId, type HomeStream, homeStreams } from './sorting.ts';
import { formatDate } from '#shell/languages/format.ts';
import { frameTexts } from '#shell/documents/frame-messages.ts';
import { sortingBins } from './bin-messages.ts';
import { differencesTexts } from './difference-messages.ts';
import { destinationText, sheetTexts } from './sheet-messages.ts';
import type { Wording } from '#shell/documents/wording.ts';

/** What a visitor asked for. Plain data: it goes to another thread. */
export interface SheetOrder {
  /** At least one, in the order in which they stand on the sheet. */
  readonly bins: readonly BinId[];
  /** Each has a sheet of its own. */
  readonly languages: readonly [Locale, ...Locale[]];
  /** EHAK code; absent: the sheet says what holds everywhere. */
  readonly municipality: string | undefined;
  /** Day of making, yyyy-MM-dd. */
  readonly today: string;
}

/** What the site knows, in one language. */
export interface SheetFacts {
  readonly bins: readonly SheetBin[];
  readonly places: readonly SheetPlace[];
  /** Of the page with the search. */
  readonly sortingUrl: string;
  readonly company: { readonly name: string; readonly infoPhone: string };
}

interface SheetBin {
  readonly bin: BinId;
  /** Names of objects, most important first. */
  readonly belongs: readonly string[];
  /** Objects with the bins where they go instead. */
  readonly not: readonly { readonly bin: BinId; readonly name: string }[];
}

interface SheetPlace {
  readonly code: string;
  readonly name: string;
  readonly homes: readonly SheetHome[];
  readonly rules: readonly {
    readonly bin: BinId;
    readonly text: string;
    readonly source: { readonly title: string; readonly date: string };
  }[];
}

interface SheetHome {
  /** Absent where a contract is for all of the municipality. */
  readonly district: string | undefined;
  /** What we take from home; absent where another carrier decides. */
  readonly taken: readonly HomeStream[] | undefined;
  readonly carrier: string;
}

export interface PlannedBin {
  readonly bin: BinId;
  readonly name: string;
  /** Colour and place. */
  readonly look: string;
  /** One sentence: in what state things belong there. */
  readonly lead: string;
  readonly belongs: readonly string[];
  readonly not: readonly { readonly name: string; readonly destination: string }[];
}

export interface PlannedPlace {
  readonly name: Wording;
  /** What differs there; at least one line. */
  readonly lines: readonly string[];
}

export interface SheetContent {
  readonly locale: Locale;
  readonly title: string;
  readonly place: PlannedPlace | undefined;
  readonly bins: readonly PlannedBin[];
  readonly made: string;
}

export function planSheet(order: SheetOrder, facts: SheetFacts, locale: Locale): SheetContent {
  const { bins, municipality, today } = order;
  const place = facts.places.find(({ code }) => code === municipality);
  return {
    locale,
    title: sheetTexts(locale).title,
    place: place && planPlace(place, bins, locale),
    bins: bins.map((bin) => planBin(bin, facts, locale)),
    made: fillText(frameTexts(locale).made, { date: formatDate(today, locale) }),
  };
}

function planBin(bin: BinId, facts: SheetFacts, locale: Locale): PlannedBin {
  const { belongs = [], not = [] } = facts.bins.find((known) => known.bin === bin) ?? {};
  const { name, look, lead } = sortingBins[bin];
  return {
    bin,
    name: textIn(name, locale),
    look: textIn(look, locale),
    lead: textIn(lead, locale),
    belongs,
    not: not.map((thing) => ({ name: thing.name, destination: destinationText(thing.bin, locale) })),
  };
}

/** Lines about homes: a town may have a contract for each of its districts. */
const maxHomeLines = 5;

/** What differs, for the bins of the sheet only. */
function planPlace(place: SheetPlace, bins: readonly BinId[], locale: Locale): PlannedPlace {
  const rules = place.rules
    .filter(({ bin }) => bins.includes(bin))
    .map(({ bin, text, source }) => {
      const from = `${source.title}, ${formatDate(source.date, locale)}`;
      return `${textIn(sortingBins[bin].name, locale)}: ${text} (${from})`;
    });
  const homes = homeLines(place.homes, (home) => homeText(home, bins, locale));
  const { unknown } = differencesTexts;
  return {
    name: { locale: placeOrderIn(locale), text: place.name },
    lines: [...rules, ...(place.homes.length === 0 ? [textIn(unknown, locale)] : homes)],
  };
}

/** Homes for which the same holds share a line; where it is not the same for all, each line says for which. */
function homeLines(homes: readonly SheetHome[], formatHome: (home: SheetHome) => string): readonly string[] {
  const byText = [...Map.groupBy(homes, formatHome)].filter(([text]) => text !== '');
  return byText
    .slice(0, maxHomeLines)
    .map(([text, alike]) =>
      alike.length === homes.length
        ? text
        : `${alike.flatMap(({ district }) => district ?? []).join(', ')}: ${text}`,
    );
}

/** @returns Nothing if the sheet has no bin whose collection differs. */
function homeText({ taken, carrier }: SheetHome, bins: readonly BinId[], locale: Locale): string {
  if (!taken) return `${textIn(differencesTexts.other, locale)} ${carrier}.`;
  const { collected, notCollected } = sheetTexts(locale);
  const streams = bins.filter((bin) => homeStreams.some((stream) => stream === bin));
  const isTaken = (bin: BinId) => taken.some((stream) => stream === bin);
  const sentence = (text: string, named: readonly BinId[]) =>
    named.length === 0
      ? []
      : [fillText(text, { bins: named.map((bin) => destinationText(bin, locale)).join(', ') })];
  return [
    ...sentence(collected, streams.filter(isTaken)),
    ...sentence(
      notCollected,
      streams.filter((bin) => !isTaken(bin)),
    ),
  ].join(' ');
}
