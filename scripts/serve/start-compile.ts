/** Compiles the pages in a thread of its own before anything else is loaded: compiling takes longest, and loads what the server
 * and the publisher have no use for. */
import { Worker } from 'node:worker_threads';
import type { SiteEvent } from '#events/site-event.ts';
import { parseLiveSettings } from '#proxy/settings.ts';
import { isHeld } from '#publish/replaced-files.ts';
import type { Settings } from '#publish/settings.ts';
import { loadSettings } from '../load-settings.ts';
import { CommandEvents } from '../command-events.ts';

/** @returns Settled when the pages are compiled, need not be, or cannot be: the publish that follows fails of the same, says why and
 * records it. */
export function startCompile(): Promise<void> {
  const settings = settingsToPublish();
  if (!settings) return Promise.resolve();
  const worker = new Worker(new URL('./compile-thread.ts', import.meta.url), { workerData: settings });
  const events = new CommandEvents();
  worker.on('message', (event: SiteEvent) => {
    events.report(event);
  });
  return new Promise((resolve) => {
    worker.once('error', () => {
      resolve();
    });
    worker.once('exit', () => {
      resolve();
    });
  });
}

/** @returns undefined when the site was rolled back, or when the start will fail of the settings or the state. */
function settingsToPublish(): Settings | undefined {
  try {
    const settings = loadSettings();
    parseLiveSettings(process.env);
    return isHeld(settings) ? undefined : settings;
  } catch {
    // The server reads both again, and explains what is wrong.
    return undefined;
  }
}
