/** Reads entries of the shipped content from their files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Kind } from '#platform/cms/export/export.ts';
import { root } from './built-site.ts';

/** A file contains one entry or several. */
const listSchema = z.union([z.array(z.unknown()), z.unknown().transform((entry) => [entry])]);

/** @param kind The name of its folder or single file. */
export function loadEntries(kind: Kind): readonly unknown[] {
  const content = join(root, 'src/content');
  const files = existsSync(join(content, `${kind}.json`))
    ? [`${kind}.json`]
    : globSync(`${kind}/**/*.json`, { cwd: content });
  return files.flatMap((file) => {
    return listSchema.parse(JSON.parse(readFileSync(join(content, file), 'utf8')));
  });
}
