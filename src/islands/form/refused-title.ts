/** The title of the page says first that a form was refused, as on a page of the server (layouts/Base.astro). */
import { defaultLocale, isLocale, textIn } from '#model/locale.ts';
import { errorTexts } from '#site/messages/error-texts.ts';

/** Forms of the page that are refused. Bounded by the forms of a page. */
const refused = new Set<string>();

/** @param form Tells the forms of a page apart.
 * @param isRefused Whether something in it is to be corrected, or it was not sent. */
export function showInTitle(form: string, isRefused: boolean): void {
  if (isRefused) refused.add(form);
  else refused.delete(form);
  const { lang } = document.documentElement;
  const prefix = textIn(errorTexts, isLocale(lang) ? lang : defaultLocale).replace('{message}', '');
  const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
  const shown = refused.size > 0 ? prefix + title : title;
  if (document.title !== shown) document.title = shown;
}
