/** Continuously loads pages of a site and records every response that is not a complete page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { digest } from '#platform/base/digest.ts';
import { configureSite } from '#features/features.server.ts';
import { startServer } from '#platform/server/server.ts';
import type { PublishedFiles } from '../published-files.ts';
import type { Random } from '#fakes/random.ts';

export interface PageReader {
  /** Ends it. */
  readonly stop: () => Promise<{ readonly pages: number; readonly complaints: readonly string[] }>;
}

/** @param versions Every page must match one of them, byte for byte. */
export async function startReading(
  outDir: string,
  { versions, random }: { readonly versions: readonly PublishedFiles[]; readonly random: Random },
): Promise<PageReader> {
  const stateDir = mkdtempSync(join(tmpdir(), 'reader-'));
  const live = configureSite({}, { outDir, stateDir, contentDir: 'src/content' });
  const server = await startServer({ outDir, stateDir, port: 0, live });
  const complaints: string[] = [];
  const files = [...new Set(versions.flatMap((version) => [...version.keys()]))].filter(isPage);
  let pages = 0;
  let isOver = false;
  const read = async () => {
    const file = random.pick(files);
    const address = `/${file.replace(/(?:^index)?\.html$/u, '')}`;
    const response = await fetch(server.origin + address);
    const text = await response.text();
    pages += 1;
    const complaint = complain({ file, status: response.status, text }, versions);
    if (complaint) complaints.push(`${address}: ${complaint}`);
  };
  const loop = async () => {
    while (!isOver) {
      await read();
      // Leaves CPU time for the publish.
      await setTimeout(2);
    }
  };
  const reading = loop();
  return {
    stop: async () => {
      isOver = true;
      await reading;
      await server.stop();
      rmSync(stateDir, { recursive: true, force: true });
      return { pages, complaints };
    },
  };
}

const isPage = (file: string) => file.endsWith('.html') && !file.endsWith('404.html');

function complain(
  { file, status, text }: { readonly file: string; readonly status: number; readonly text: string },
  versions: readonly PublishedFiles[],
): string | undefined {
  if (!text.endsWith('</html>')) return `ends with "${text.slice(-20)}" (status ${status})`;
  const notFoundFile = /^(?:ru|en)\//u.exec(file)?.[0] ?? '';
  const expected = status === 404 ? `${notFoundFile}404.html` : file;
  const mayBeAbsent = versions.some((version) => !version.has(file));
  if (status !== 200 && !(status === 404 && mayBeAbsent)) return `answers with ${status}`;
  if (!versions.some((version) => version.get(expected) === digest(text))) return 'is neither old nor new';
  return undefined;
}
