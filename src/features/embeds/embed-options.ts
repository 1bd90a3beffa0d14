/** What embeds there are, what can be chosen of them, and what they tell the page around them. Without imports: the scripts of embeds
 * load it. */

export const embedParts = ['next-day', 'stations', 'sorting'] as const;

export type EmbedPart = (typeof embedParts)[number];

export const isEmbedPart = (value: unknown): value is EmbedPart => embedParts.some((part) => part === value);

/** Colours by name; each is made readable on the background of the embed. */
export const embedColours = {
  green: '0f4b3a',
  blue: '005aa3',
  navy: '1f2f6b',
  violet: '6b2f8f',
  red: 'b3261e',
  brown: '7a4a1e',
  black: '1a1a1a',
} as const;

export type EmbedColour = keyof typeof embedColours;

export const isEmbedColour = (value: string): value is EmbedColour => Object.hasOwn(embedColours, value);

/** A colour of the list, or six hexadecimal digits with or without a number sign.
 * @returns As an address has it; undefined if it is no colour. */
export function parseEmbedColour(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  if (isEmbedColour(typed)) return typed;
  return /^#?([\da-f]{6})$/u.exec(typed)?.[1];
}

/** Name of the web component. */
export const embedElementName = 'waste-embed';

/** What an embed tells the page around it: nothing but its height. */
export interface EmbedHeight {
  readonly type: 'waste-embed-height';
  /** In CSS pixels. */
  readonly height: number;
}

/** Taller than any embed; a page is not stretched without end. */
const maxHeight = 20_000;

/** @returns The height in a message; undefined for any other message. */
export function parseEmbedHeight(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { type, height } = message as Partial<Record<keyof EmbedHeight, unknown>>;
  if (type !== 'waste-embed-height' || typeof height !== 'number') return undefined;
  return height > 0 && height <= maxHeight ? Math.ceil(height) : undefined;
}

/** Heights in CSS pixels before an embed has told its own: on a phone, without use. */
export const embedHeights: Readonly<Record<EmbedPart, number>> = {
  'next-day': 420,
  stations: 1200,
  sorting: 640,
};
