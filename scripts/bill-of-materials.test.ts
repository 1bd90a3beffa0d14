import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { billOfMaterials, keepBillOfMaterials } from './bill-of-materials.ts';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

const lock: unknown = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

test('the bill lists every package that runs with the site, with version and digest', () => {
  const components = new Map(
    billOfMaterials(lock).components.map((one) => [`${one.name}@${one.version}`, one]),
  );
  const { packages } = lockSchema.parse(lock);
  const running = Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && dev !== true);
  expect(running.length).toBeGreaterThan(100);
  for (const [folder, { version = '', integrity = '' }] of running) {
    const name = folder.split('node_modules/').at(-1) ?? '';
    const [hash] = components.get(`${name}@${version}`)?.hashes ?? [];
    expect([name, `sha512-${Buffer.from(hash?.content ?? '', 'hex').toString('base64')}`]).toEqual([
      name,
      integrity,
    ]);
  }
});

test('the bill omits packages that only build or test the site', () => {
  const names = billOfMaterials(lock).components.map(({ name }) => name);
  expect(names).toContain('astro');
  expect(names).not.toContain('vitest');
});

test('the same lock file gives the same bill, regardless of the order of its entries', () => {
  const { packages, ...rest } = z.looseObject({ packages: z.record(z.string(), z.unknown()) }).parse(lock);
  const turned = { ...rest, packages: Object.fromEntries(Object.entries(packages).toReversed()) };
  expect(JSON.stringify(billOfMaterials(turned))).toBe(JSON.stringify(billOfMaterials(lock)));
});

test('a package without a digest is no package that may run', () => {
  const packages = { '': {}, 'node_modules/a': { version: '1.0.0' } };
  expect(() => billOfMaterials({ name: 'a', version: '1', packages })).toThrow('integrity');
});

test('the bill is written again for another lock file only, whatever the times of the files', () => {
  const root = mkdtempSync(join(tmpdir(), 'bill-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const bill = join(root, 'sbom.cdx.json');
  const keep = (version: string) => {
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ name: 'site', version, packages: {} }));
    keepBillOfMaterials(root, root);
  };
  keep('1.0.0');
  writeFileSync(bill, 'as it was');
  keep('1.0.0');
  expect(readFileSync(bill, 'utf8')).toBe('as it was');
  keep('1.0.1');
  expect(readFileSync(bill, 'utf8')).toContain('1.0.1');
});
