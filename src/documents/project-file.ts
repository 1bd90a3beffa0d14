import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const source = new URL('../../', import.meta.url);

/** A file of the project that is read at run time. The bundle of a function has one module for all code, so a path from
 * this one leads nowhere there; what is bundled with it lies where the function runs.
 * @param path From the folder of the project. */
export function projectFile(path: string): URL {
  const file = new URL(path, source);
  return existsSync(file) ? file : new URL(path, pathToFileURL(`${process.cwd()}/`));
}
