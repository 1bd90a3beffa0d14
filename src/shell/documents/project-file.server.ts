import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const source = new URL('../../../', import.meta.url);

/** Address of a project file that is read at run time. In a function's bundle all code is one module, so a path
 * relative to this file does not exist; bundled files are in the working directory.
 * @param path From the project folder. */
export function projectFile(path: string): URL {
  const file = new URL(path, source);
  return existsSync(file) ? file : new URL(path, pathToFileURL(`${process.cwd()}/`));
}
