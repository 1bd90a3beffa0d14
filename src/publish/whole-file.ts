import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';

/** Writes a file of the state folder beside its place and renames it: readers see the old one or the new one. */
export function writeWhole(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, JSON.stringify(value));
  renameSync(`${file}.draft`, file);
}

/** @returns undefined for a file that is not there, or that somebody damaged. */
export function readWhole<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    // What is noted in such files is remade or missed by nobody but its readers, who are told that it is not there.
    return undefined;
  }
}
