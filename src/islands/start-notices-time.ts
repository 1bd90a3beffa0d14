/** Entry script, loaded with the page of notices; imports the rest after the first paint. Says when the page was loaded: what
 * it shows was in force then. The published page cannot know. */

/** @param line Has the text with `{time}` in `data-text`. */
export function startNoticesTime(line: HTMLElement): void {
  requestAnimationFrame(() => setTimeout(() => void sayTime(line)));
}

async function sayTime(line: HTMLElement): Promise<void> {
  const { sayNoticesTime } = await import('./notices-time.ts');
  await sayNoticesTime(line);
}
