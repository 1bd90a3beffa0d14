/** Says when the page of notices was loaded: what it shows was in force then. The published page cannot know. */
import { isLocale } from '#platform/languages/locale.ts';
import { formatMoment } from '#shell/time/format-moment.ts';
import { askTime, siteTimeOfLoad } from '#shell/time/clock.ts';

/** @param line Has the text with `{time}` in `data-text`. */
export async function sayNoticesTime(line: HTMLElement): Promise<void> {
  await askTime();
  const { lang } = document.documentElement;
  if (!isLocale(lang)) return;
  // The time of the load, also when the browser brings the page back from its memory.
  const loaded = new Date(siteTimeOfLoad()).toISOString();
  line.textContent = (line.dataset.text ?? '').replace('{time}', formatMoment(loaded, lang));
}
