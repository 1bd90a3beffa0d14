/** A copy of the project that a test may change: its sources and content, with the installed packages. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from './site-settings.ts';

const parts = [
  'src',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'astro.config.mjs',
];

export interface ProjectCopy {
  readonly folder: string;
  /** Replaces a text in a file; the text must be there.
   * @param path Relative to the project folder. */
  readonly edit: (path: string, before: string, after: string) => void;
  /** Puts other content in the place of what is shipped.
   * @param from A folder of content, which is copied. */
  readonly replaceContent: (from: string) => void;
}

/** Deleted when the test ends. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    edit: (path, before, after) => {
      const file = join(folder, path);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(before)) throw new RangeError(`${path} does not hold ${before}`);
      writeFileSync(
        file,
        text.replace(before, () => after),
      );
    },
    replaceContent: (from) => {
      const content = join(folder, 'src/content');
      rmSync(content, { recursive: true });
      cpSync(from, content, { recursive: true });
    },
  };
}
