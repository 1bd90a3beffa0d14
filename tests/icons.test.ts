/** Small files that browsers and programs request on their own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '#platform/languages/locale.ts';
import { lookupPath } from '#shell/addresses/lookup-path.ts';
import { buildSite, root } from './site/built-site.ts';
import { attributes, loadPages } from './site/pages.ts';

const { settings } = await buildSite();
const pages = await loadPages();
const load = (file: string) => readFileSync(join(settings.outDir, file));

const manifestSchema = z.object({
  id: z.string(),
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  description: z.string().min(1),
  lang: z.enum(locales),
  dir: z.literal('ltr'),
  start_url: z.string(),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/u),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/u),
  icons: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      type: z.literal('image/png'),
      purpose: z.enum(['any', 'maskable']),
    }),
  ),
});

test('the app of a language begins with its lookup, and has icons of the sizes that it says', async () => {
  for (const locale of locales) {
    const text = load(`manifests/${locale}.webmanifest`).toString();
    const manifest = manifestSchema.parse(JSON.parse(text));
    const start = pages.find((page) => page.locale === locale && page.path === lookupPath);
    expect(manifest).toMatchObject({ lang: locale, id: start?.address, start_url: start?.address });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(load(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const styles = readFileSync(join(root, 'src/shell/styles/tokens.css'), 'utf8');
    expect(styles).toContain(`--deep: ${manifest.theme_color};`);
    expect(styles).toContain(`--paper: ${manifest.background_color};`);
    expect(attributes(pages[0]?.document ?? fail(), 'meta[name="theme-color"]', 'content')).toEqual([
      manifest.theme_color,
    ]);
  }
});

test('the icon for home screens is 180 pixels wide, the one for old browsers is an ICO of 32', async () => {
  const { width, height } = await sharp(load('apple-touch-icon.png')).metadata();
  expect([width, height]).toEqual([180, 180]);
  const ico = load('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt8(6)]).toEqual([0, 1, 32]);
});

test('the drawn icon is an SVG without text or script', () => {
  const svg = load('favicon.svg').toString();
  expect(svg).toMatch(/^<svg [^>]*viewBox=/u);
  expect(svg).not.toMatch(/<(?:text|script|image|foreignObject)/u);
});

test('/.well-known/security.txt tells where to report a weakness, until when, and where it stands', () => {
  const lines = load('.well-known/security.txt').toString().trim().split('\n');
  const fields = new Map(lines.map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]));
  expect(fields.get('Contact')).toMatch(/^mailto:[^@\s]+@example\.ee$/u);
  expect(new Date(fields.get('Expires') ?? '').toJSON()).not.toBeNull();
  expect(fields.get('Preferred-Languages')).toBe('et, en, ru');
  expect(fields.get('Canonical')).toBe(`${settings.siteUrl}/.well-known/security.txt`);
});

function fail(): never {
  throw new RangeError('The site has no pages.');
}
