import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#proxy/endpoints.ts';
import { parseLiveSettings } from '#proxy/settings.ts';

const folder = new URL('../functions/', import.meta.url);
const files = readdirSync(fileURLToPath(folder));

const moduleSchema = z.object({
  default: z.custom<(request: Request, context: { ip: string }) => Promise<Response>>(
    (value) => typeof value === 'function',
  ),
  config: z.object({
    path: z.string(),
    rateLimit: z.object({ windowLimit: z.int(), windowSize: z.int(), aggregateBy: z.array(z.string()) }),
  }),
});

const modules = await Promise.all(
  files.map(async (file) => moduleSchema.parse(await import(new URL(file, folder).href))),
);

test('every live address is one function of Netlify, named as it', () => {
  expect(modules.map(({ config }) => config.path).toSorted()).toEqual([...endpoints.keys()].toSorted());
  expect(files.map((file) => `/api/${file.replace('.ts', '')}`).toSorted()).toEqual(
    [...endpoints.keys()].toSorted(),
  );
});

test('Netlify counts requests by visitor, as often as the server does', () => {
  const { ratePerMinute } = parseLiveSettings({});
  for (const { config } of modules) {
    const isPersonal = endpoints.get(config.path)?.isPersonal === true;
    const windowLimit = isPersonal ? Math.ceil(ratePerMinute / 6) : ratePerMinute;
    // Written as a text, 'ip' would count all visitors together.
    expect(config.rateLimit).toEqual({ windowLimit, windowSize: 60, aggregateBy: ['ip', 'domain'] });
  }
});

test('a function is an adapter of at most 30 lines', () => {
  const lengths = files.map((file) => readFileSync(new URL(file, folder), 'utf8').split('\n').length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(30);
});

test('a function answers as the server does', async () => {
  const [discharges] = modules.filter(({ config }) => config.path === '/api/discharges');
  const request = new Request('https://www.example.ee/api/discharges?contractNumber=L1000002');
  const response = await discharges?.default(request, { ip: '203.0.113.9' });
  expect(response?.status).toBe(200);
  expect(await response?.json()).toMatchObject({
    isDemonstration: true,
    discharges: [{ contractNumber: '1000002' }],
  });
});

test('what functions read at run time is bundled with them', () => {
  const toml = readFileSync(new URL('../netlify.toml', import.meta.url), 'utf8');
  const included = /included_files = \[([^\]]*)\]/u.exec(toml)?.[1]?.match(/"[^"]+"/gu) ?? [];
  const patterns = included.map((quoted) => quoted.slice(1, -1)).filter((one) => !one.startsWith('dist/'));
  expect(patterns).toHaveLength(4);
  for (const pattern of patterns) expect([pattern, globSync(pattern).length > 0]).toEqual([pattern, true]);
});
