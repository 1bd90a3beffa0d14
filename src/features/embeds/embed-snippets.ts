/** What another site copies to show an embed. */
import { textIn } from '#platform/languages/locale.ts';
import { embedScriptAddress } from './embed-script.ts';
import { embedElementName, embedHeights } from './embed-options.ts';
import { type EmbedChoice, embedAddress } from './embeds.ts';
import { embedNames } from './embed-name-messages.ts';

export interface SnippetPlace {
  /** Origin of this site. */
  readonly siteUrl: string;
  /** Address within the site that leads to the same without a frame. */
  readonly page: string;
}

/** A plain frame. It scrolls where the embed is higher. */
export function frameSnippet(choice: EmbedChoice, { siteUrl }: Pick<SnippetPlace, 'siteUrl'>): string {
  const { part, locale } = choice;
  return tag('iframe', {
    src: siteUrl + embedAddress(choice),
    title: textIn(embedNames[part], locale),
    width: '100%',
    height: String(embedHeights[part]),
    loading: 'lazy',
    ...(part === 'stations' && { allow: 'geolocation' }),
    style: 'border: 0',
  });
}

/** The web component: a frame as high as what is in it, loaded when a reader comes near. Without scripts it is a link. */
export function elementSnippet(choice: EmbedChoice, { siteUrl, page }: SnippetPlace): string {
  const { part, locale, municipality, colour } = choice;
  const link = tag('a', { href: siteUrl + page }, escapeHtml(textIn(embedNames[part], locale)));
  const element = tag(
    embedElementName,
    {
      part,
      lang: locale,
      ...(municipality !== undefined && { municipality }),
      ...(colour !== undefined && { colour }),
    },
    link,
  );
  return `<script async src="${escapeHtml(siteUrl + embedScriptAddress)}"></script>\n${element}`;
}

function tag(name: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['"', '&quot;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/gu, (character) => entities.get(character) ?? character);
