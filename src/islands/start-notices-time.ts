/** Entry script, loaded with the page of notices; imports the rest after the first paint. Says when the page was loaded: what
 * it shows was in force then. The published page cannot know. */

/** @param line Has the text with `{time}` in `data-text`. */
export function startNoticesTime(line: HTMLElement): void {
  requestAnimationFrame(() => setTimeout(() => void sayTime(line)));
}

async function sayTime(line: HTMLElement): Promise<void> {
  const [{ isLocale }, { formatMoment }] = await Promise.all([
    import('#model/locale.ts'),
    import('./fetcher/format-moment.ts'),
  ]);
  const { lang } = document.documentElement;
  if (!isLocale(lang)) return;
  // The time of the load, also when the browser brings the page back from its memory.
  const loaded = new Date(performance.timeOrigin).toISOString();
  line.textContent = (line.dataset.text ?? '').replace('{time}', formatMoment(loaded, lang));
}
