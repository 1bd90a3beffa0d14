/** The title of the page says first that a form was refused, as on a page of the server (shell/layout/Base.astro). */
import { defaultLocale, isLocale, textIn } from '#platform/languages/locale.ts';
import { errorTexts } from '#shell/languages/error-texts.ts';

/** Forms of the page that were sent, and whether they are refused. Bounded by the forms of a page. */
const sent = new Map<string, boolean>();

interface RefusedTitleOptions {
  /** Until something is sent or refused, the title stays as the server made it. */
  readonly isSent: boolean;
  /** Whether something in it is to be corrected, or it was not sent. */
  readonly isRefused: boolean;
}

/** @param form Tells the forms of a page apart. */
export function showInTitle(form: string, { isSent, isRefused }: RefusedTitleOptions): void {
  if (!isSent && !isRefused && !sent.has(form)) return;
  sent.set(form, isRefused);
  const { lang } = document.documentElement;
  const prefix = textIn(errorTexts, isLocale(lang) ? lang : defaultLocale).replace('{message}', '');
  const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
  const shown = [...sent.values()].includes(true) ? prefix + title : title;
  if (document.title !== shown) document.title = shown;
}
