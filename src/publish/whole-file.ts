import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { writePrivateFile } from '#base/files/private-files.ts';
import { parseJson } from '#base/json.ts';

export function writeWhole(file: string, value: unknown): void {
  writePrivateFile(file, JSON.stringify(value));
}

/** @returns undefined for a missing or damaged file. */
export function readWhole<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(parseJson(readFileSync(file, 'utf8'))).data;
  } catch {
    // Such files are recreated or optional, and their readers handle a missing file.
    return undefined;
  }
}
