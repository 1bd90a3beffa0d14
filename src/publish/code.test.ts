import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepNewestVersions } from './code.ts';

test('of the compiled versions those that were used last are kept, whatever they are called', () => {
  const versions = mkdtempSync(join(tmpdir(), 'versions-'));
  onTestFinished(() => {
    rmSync(versions, { recursive: true });
  });
  // The newest has the name that sorts first.
  for (const [age, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
    mkdirSync(join(versions, name, 'server'), { recursive: true });
    const usedAt = new Date(Date.UTC(2026, 10, 22 - age));
    utimesSync(join(versions, name), usedAt, usedAt);
  }
  // Somebody has gone back to the oldest.
  keepNewestVersions(versions, 'f');
  expect(readdirSync(versions).sort()).toEqual(['a', 'b', 'c', 'f']);
  mkdirSync(join(versions, 'g'));
  keepNewestVersions(versions, 'g');
  expect(readdirSync(versions).sort()).toEqual(['a', 'b', 'f', 'g']);
});
