import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#platform/base/json.ts';
import { readPlainFile } from '#platform/base/plain-files.ts';
import { wasteTypeSchema } from './waste-types.ts';

declare module '#platform/calls/endpoint.ts' {
  interface CallParts {
    /** Estonian names of waste types, by id. */
    readonly loadWasteTypeNames: () => Promise<ReadonlyMap<string, string>>;
  }
}

/** @returns Estonian names by id; empty when they cannot be read, since the message matters more than the name. */
export function loadWasteTypeNames(contentDir: string): ReadonlyMap<string, string> {
  try {
    const text = readPlainFile(join(contentDir, 'waste-types.json'));
    const types = parseJson(text, z.array(wasteTypeSchema));
    return new Map(types.map(({ id, name }) => [id, name.et]));
  } catch {
    // The message then has ids instead of names, and publishing reports the invalid content.
    return new Map();
  }
}
