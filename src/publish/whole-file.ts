import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { writePrivateFile } from '#base/files/private-files.ts';
import { parseJson } from '#base/json.ts';

export function writeWhole(file: string, value: unknown): void {
  writePrivateFile(file, JSON.stringify(value));
}

/** @returns undefined for a file that is not there, or that somebody damaged. */
export function readWhole<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(parseJson(readFileSync(file, 'utf8'))).data;
  } catch {
    // What is noted in such files is remade or missed by nobody but its readers, who are told that it is not there.
    return undefined;
  }
}
