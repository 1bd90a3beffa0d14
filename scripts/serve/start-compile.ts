/** Compiles the pages in a thread of its own before anything else is loaded: compiling takes longest, and loads what the server
 * and the publisher have no use for. */
import { Thread } from '#platform/base/threads/thread.ts';
import type { SiteEvent } from '#platform/events/site-event.ts';
import { isHeld } from '#platform/publish/replaced-files.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { loadSettings } from '../load-settings.ts';
import { CommandEvents } from '../command-events.ts';
import type { CompileWork } from './compile-thread.ts';

/** @returns Resolved when the pages are compiled, need not be, or cannot be. */
export async function startCompile(): Promise<void> {
  const settings = settingsToPublish();
  if (!settings) return;
  const { report } = new CommandEvents();
  const file = new URL('./compile-thread.ts', import.meta.url);
  const thread = new Thread<CompileWork, SiteEvent>(file, {}, { onNotice: report });
  try {
    await thread.perform('compile', settings);
  } catch {
    // The publish that follows fails of the same, says why and records it.
  }
  await thread.stop();
}

/** @returns undefined when the site was rolled back, or when the start will fail of the settings of publishing or the state. Those of live
 * calls are read by the server: they belong to features, which load too much here. */
function settingsToPublish(): Settings | undefined {
  try {
    const settings = loadSettings();
    return isHeld(settings) ? undefined : settings;
  } catch {
    // The server reads all again, and explains what is wrong.
    return undefined;
  }
}
