/** Runs Netlify's preview function in a process like AWS Lambda does. */
import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Settings } from '#platform/publish/settings.ts';
import { root } from '../site-settings.ts';

const bundlerSchema = z.object({
  bundlePreviews: z.custom<(root: string, folder: string) => Promise<void>>(
    (value) => typeof value === 'function',
  ),
});

const bundler = new URL('../../netlify/plugins/bundle-previews/bundle.js', import.meta.url).href;

/** Copies the files of a site as netlify.toml bundles them with the function.
 * @returns The folder. */
export async function bundleFunction(
  folder: string,
  { outDir, stateDir }: Pick<Settings, 'outDir' | 'stateDir'>,
): Promise<string> {
  const { bundlePreviews } = bundlerSchema.parse(await import(bundler));
  await bundlePreviews(root, join(stateDir, 'bundled'));
  mkdirSync(folder);
  symlinkSync(outDir, join(folder, 'dist'));
  symlinkSync(stateDir, join(folder, '.state'));
  return folder;
}

const answersSchema = z.array(z.object({ status: z.int(), html: z.string() }));

const functionAddress = new URL('../../functions/render-preview.ts', import.meta.url).href;

const script = `const { default: answer } = await import(${JSON.stringify(functionAddress)});
const answers = [];
for (const path of process.argv.slice(1)) {
  const response = await answer(new Request(new URL(path, 'https://www.example.ee')), { ip: '203.0.113.9' });
  answers.push({ status: response.status, html: await response.text() });
}
process.stdout.write(JSON.stringify(answers));`;

interface Surroundings {
  /** Folder of the files bundled with the function. */
  readonly folder: string;
  /** Its whole environment. */
  readonly environment: Readonly<Record<string, string>>;
}

/** @returns Responses in the order of the paths. */
export async function askFunction(paths: readonly string[], { folder, environment }: Surroundings) {
  // AWS Lambda disables both features.
  const flags = ['--no-experimental-require-module', '--no-experimental-detect-module'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flags, '--input-type=module', '-e', script, ...paths],
    { cwd: folder, env: environment, maxBuffer: 50_000_000 },
  );
  return answersSchema.parse(JSON.parse(stdout));
}
