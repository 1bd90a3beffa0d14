/** Name of a waste station as a page shows it: in its own language, beside the Estonian one that stands at the gate. */
import type { MessageSource } from '#shell/languages/messages.ts';

interface NamedStation {
  /** Estonian. */
  readonly name: string;
  /** In the language of the page, if that is another one. */
  readonly ownName: string | undefined;
}

export interface StationName {
  readonly text: string;
  /** Estonian name; absent where `text` has it. */
  readonly sign: string | undefined;
}

export function stationName({ name, ownName }: NamedStation, { t }: Pick<MessageSource, 't'>): StationName {
  if (ownName !== undefined) return { text: ownName, sign: name };
  return { text: t('map.stationNamed', { name }), sign: undefined };
}

/** Both names in a line of plain text: `Keila waste station (Keila jäätmejaam)`. */
export const bothNames = ({ text, sign }: StationName): string =>
  sign === undefined ? text : `${text} (${sign})`;
