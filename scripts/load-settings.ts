/** What every command begins with, and `npm start` before it loads anything else: settings and the folder of the project. */
import { readCommit } from '#platform/publish/code.ts';
import { parseSettings, type Settings } from '#platform/publish/settings.ts';

/** Folder of the project. */
export const root = new URL('..', import.meta.url).pathname.replace(/\/$/u, '');

/** @throws {SettingsError} */
export function loadSettings(): Settings {
  const settings = parseSettings(process.env);
  return { ...settings, commit: settings.commit || readCommit(root) };
}
