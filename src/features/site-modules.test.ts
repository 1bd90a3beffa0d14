import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from './site.ts';

/** Names of the parts that have a file. */
const withFile = (name: string): readonly string[] =>
  globSync([`src/shell/${name}{,.server}.ts`, `src/features/*/${name}{,.server}.ts`])
    .map((file) => file.split('/').at(-2) ?? '')
    .sort();

test.each(['targets', 'drawings'] as const)(
  'what parts hand over as %s lies in files of that name, so that a change of them is noticed',
  (name) => {
    const handed = site.parts.filter((part) => part[name] !== undefined).map((part) => part.name);
    expect(withFile(name)).toEqual(handed.sort());
  },
);
