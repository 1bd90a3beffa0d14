import { helpdeskFormAnswerSchema } from './helpdesk-answer.ts';
import { defaultLocale } from '#platform/languages/locale.ts';
import { element } from '#shell/browser/element.browser.ts';
import type { FormTexts } from '#shell/form/form-texts.ts';
import { formDrawn } from '#shell/browser/form-drawn.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
import { drawFields } from './draw-fields.browser.ts';

/** Longer than the server's timeout for the helpdesk. */
const limitMs = 20_000;

/** Renders the form and starts its script.
 * @param choose Label of an empty choice.
 * @throws If the fields fail to load or cannot be parsed. */
export async function showHelpdeskForm(form: HTMLFormElement, choose: string): Promise<void> {
  const response = await fetch('/api/helpdesk', { signal: AbortSignal.timeout(limitMs) });
  if (!response.ok) throw new TypeError(`The fields of the helpdesk did not come: ${response.status}.`);
  const { fields, isDemonstration } = helpdeskFormAnswerSchema.parse(await response.json());
  const { lang } = document.documentElement;
  const drawn = drawFields(fields, { lang: lang === defaultLocale ? undefined : defaultLocale, choose });
  const place = form.querySelector('.drawn-fields');
  place?.replaceChildren(...drawn);
  if (isDemonstration) {
    const { demonstration } = parseProps<FormTexts>(form);
    place?.before(element('p', { className: 'note' }, demonstration));
  }
  form.hidden = false;
  form.dispatchEvent(new Event(formDrawn));
}
