/** A doc comment describes its file, or what stands right below it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';

const root = join(import.meta.dirname, '../..');

/** Behind the beginning of a file, a doc comment above an empty line or another comment. */
const unattached = /(?<=\n)\/\*\*(?:(?!\*\/)[^])*\*\/\n(?=\n|\/\*\*)/gu;

const findUnattached = (text: string): readonly string[] => text.match(unattached) ?? [];

test('no doc comment belongs to nothing', () => {
  const files = ['src', 'scripts', 'tests', 'functions', 'netlify']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => /\.tsx?$/u.test(path));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    findUnattached(readFileSync(join(root, file), 'utf8')).map((comment) => `${file}: ${comment}`),
  );
  expect(found).toEqual([]);
});

test('what stands above an empty line in the middle of a file is found, the head of a file is not', () => {
  const attached = '/** Head. */\n\nconst a = 1;\n\n/** Of b. */\nconst b = 2;\n';
  expect(findUnattached(attached)).toEqual([]);
  expect(findUnattached(`${attached}\n/** Of nothing. */\n\nconst c = 3;\n`)).toEqual([
    '/** Of nothing. */\n',
  ]);
  expect(findUnattached(`${attached}\n/** One. */\n/** Two. */\nconst c = 3;\n`)).toEqual(['/** One. */\n']);
});
