/** Files that a browser loads for one page before any interaction, found in its HTML without running it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

export interface LinkedFiles {
  /** Paths from the site's folder. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** @param folder The built site.
 * @param page The page's file in it. */
export function linkedFiles(folder: string, page: string): LinkedFiles {
  const html = readFileSync(join(folder, page), 'utf8');
  const links = tags(html, 'link');
  const islands = tags(html, 'astro-island');
  const scripts = [
    ...tags(html, 'script').map((tag) => attribute(tag, 'src')),
    ...links.filter((tag) => attribute(tag, 'rel') === 'modulepreload').map((tag) => attribute(tag, 'href')),
    ...['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) =>
      islands.map((tag) => attribute(tag, name)),
    ),
  ];
  const styles = links
    .filter((tag) => attribute(tag, 'rel') === 'stylesheet')
    .map((tag) => attribute(tag, 'href'));
  return { styles: own(styles), scripts: withImports(folder, own(scripts)) };
}

function tags(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'gu'))].map(([tag]) => tag);
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}=["']?([^"'\\s>]+)`, 'u').exec(tag)?.[1] ?? '';
}

/** Third-party files are not local; another test checks that there are none. */
function own(addresses: readonly string[]): string[] {
  const paths = addresses.filter((address) => /^\/[^/]/u.test(address)).map((address) => address.slice(1));
  return [...new Set(paths)];
}

/** A module script waits for its static imports; dynamic imports load later, if at all. */
function withImports(folder: string, scripts: readonly string[]): string[] {
  const found = new Set(scripts);
  for (const script of found) {
    const file = join(folder, script);
    const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
    for (const [, source = ''] of code.matchAll(/\b(?:import|from)\s*["'](\.[^"']+)["']/gu)) {
      found.add(join(dirname(script), source));
    }
  }
  return [...found];
}

/** Files that a page's scripts load on demand: the parts whose names begin with one of the given names, their
 * imports that the page does not have yet, and the workers they start.
 * @param scripts Scripts of the page, from linkedFiles.
 * @param names Names of source files, `Lookup`. */
export function filesOnDemand(
  folder: string,
  scripts: readonly string[],
  names: readonly string[],
): readonly string[] {
  const parts = scripts.flatMap((script) => {
    const code = readFileSync(join(folder, script), 'utf8');
    const sources = [...code.matchAll(/\bimport\(\s*["'`](\.[^"'`]+)["'`]/gu)].map(
      ([, source = '']) => source,
    );
    return sources.map((source) => join(dirname(script), source));
  });
  const asked = parts.filter((part) => names.some((name) => part.split('/').at(-1)?.startsWith(`${name}.`)));
  const loaded = withImports(folder, asked);
  const workers = loaded.flatMap((file) => findWorkers(folder, file));
  return [...loaded, ...withImports(folder, workers)].filter((file) => !scripts.includes(file));
}

/** Workers that a script starts: `new Worker(new URL("/_astro/search-worker.js", …))`. */
function findWorkers(folder: string, script: string): readonly string[] {
  const code = readFileSync(join(folder, script), 'utf8');
  const started = code.matchAll(/new Worker\(\s*new URL\(\s*["'`]\/([^"'`]+)["'`]/gu);
  return [...started].map(([, file = '']) => file);
}
