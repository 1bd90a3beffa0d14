/** The site's colours for pictures and PDFs, read from src/shell/styles/tokens.css. */
import { readFileSync } from 'node:fs';
import { projectFile } from './project-file.server.ts';

export type Colours = Readonly<Record<(typeof names)[number], string>>;

const names = [
  'paper',
  'ink',
  'ink-soft',
  'line',
  'link',
  'deep',
  'on-deep',
  'on-deep-soft',
  'amber',
] as const;

let cached: Colours | undefined;

/** Colours of the light theme as `#rrggbb`. */
export function readColours(): Colours {
  if (cached) return cached;
  const css = readFileSync(projectFile('src/shell/styles/tokens.css'), 'utf8');
  const colours = Object.fromEntries(names.map((name) => [name, parseColour(css, name)]));
  return (cached = colours as Colours);
}

function parseColour(css: string, name: string): string {
  const colour = new RegExp(`--${name}:\\s*(?:light-dark\\(\\s*)?(#[0-9a-f]{6}|#[0-9a-f]{3})\\b`, 'iu').exec(
    css,
  )?.[1];
  if (colour === undefined)
    throw new RangeError(`src/shell/styles/tokens.css has no colour --${name} of six digits.`);
  return colour;
}
