import type { Api } from './api.ts';
import { configureApi } from './configured-api.ts';
import { parseLiveSettings } from './settings.ts';

let api: Api | undefined;

/** The live part in a function of Netlify: made at its first request, kept as long as its process lives.
 * The folders are among the files that are bundled with it.
 * @throws {SettingsError} Naming the setting that is wrong. */
export function netlifyApi(): Api {
  api ??= configureApi(parseLiveSettings(process.env), { outDir: 'dist', contentDir: 'src/content' });
  return api;
}
