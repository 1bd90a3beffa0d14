/** Small files that browsers and programs request on their own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildSite } from './site/built-site.ts';
import { attributes, loadPages } from './site/pages.ts';

const { settings } = await buildSite();
const pages = await loadPages();
const load = (file: string) => readFileSync(join(settings.outDir, file));

const manifestSchema = z.object({
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  lang: z.literal('et'),
  start_url: z.literal('/'),
  display: z.string(),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/u),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/u),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png') })),
});

test('every page names the icons, and the home pages the manifest', () => {
  const icons = pages.map(({ document }) => attributes(document, 'link[rel="icon"]', 'href').join(' '));
  expect([...new Set(icons)]).toEqual(['/favicon.ico /favicon.svg']);
  const touch = pages.map(({ document }) => attributes(document, 'link[rel="apple-touch-icon"]', 'href'));
  expect([...new Set(touch.flat())]).toEqual(['/apple-touch-icon.png']);
  const withManifest = pages.filter(
    ({ document }) => attributes(document, 'link[rel="manifest"]', 'href').length > 0,
  );
  expect(withManifest.map(({ path, locale }) => `${locale} ${path}`).sort()).toEqual([
    'en /',
    'et /',
    'ru /',
  ]);
});

test('the manifest names the company, its colours and icons of the sizes that it says', async () => {
  const manifest = manifestSchema.parse(JSON.parse(load('site.webmanifest').toString()));
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(load(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.theme_color).toBe(
    attributes(pages[0]?.document ?? fail(), 'meta[name="theme-color"]', 'content')[0],
  );
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
