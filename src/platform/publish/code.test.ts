import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compilerEnvironment, digestCode, keepNewestVersions } from './code.ts';

test('a changed page changes the digest of the code, a changed test or fake does not', () => {
  const root = mkdtempSync(join(tmpdir(), 'code-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const digests = ['', 'src/cms/a.test.ts', 'tests/fakes/fake-wordpress.ts', 'src/pages/a.astro'].map(
    (changed) => {
      for (const file of ['astro.config.mjs', 'package-lock.json', 'tsconfig.json']) write(file, '');
      for (const file of ['src/pages/a.astro', 'src/cms/a.test.ts', 'tests/fakes/fake-wordpress.ts'])
        write(file, file === changed ? 'after' : 'before');
      return digestCode(root, join(root, '.state'));
    },
  );
  const [before, test, fake, page] = digests;
  expect([test, fake]).toEqual([before, before]);
  expect(page).not.toBe(before);
});

test('of the compiled versions those that were used last are kept, whatever they are called', () => {
  const versions = mkdtempSync(join(tmpdir(), 'versions-'));
  onTestFinished(() => {
    rmSync(versions, { recursive: true });
  });
  // The newest version has the name that sorts first.
  for (const [age, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
    mkdirSync(join(versions, name, 'server'), { recursive: true });
    const usedAt = new Date(Date.UTC(2026, 10, 22 - age));
    utimesSync(join(versions, name), usedAt, usedAt);
  }
  // The oldest version is used again.
  keepNewestVersions(versions, 'f');
  expect(readdirSync(versions).sort()).toEqual(['a', 'b', 'c', 'f']);
  mkdirSync(join(versions, 'g'));
  keepNewestVersions(versions, 'g');
  expect(readdirSync(versions).sort()).toEqual(['a', 'b', 'f', 'g']);
});

test('no variable of a shell or of the site reaches the compiler, which would write it into pages', () => {
  const own = { PATH: '/bin', HOME: '/home/a', SystemRoot: 'C:/Windows' };
  const others = {
    _: '/bin/node',
    MODE: 'x',
    DEV: '1',
    SITE_URL: 'https://example.ee',
    OLDPWD: '/',
    NODE_ENV: 'test',
  };
  expect(compilerEnvironment({ ...own, ...others })).toEqual({
    ...own,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  });
});
