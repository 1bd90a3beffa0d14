/** The form where other sites choose embeds, the embed and its code for what is chosen. */
import { isLocale, type Locale } from '#platform/languages/locale.ts';
import { embedElementName, type EmbedPart, isEmbedPart, parseEmbedColour } from './embed-options.ts';
import type { EmbedChoice } from './embeds.ts';
import { elementSnippet, frameSnippet } from './embed-snippets.ts';
import { readMunicipality } from '#shell/places/chosen-municipality.browser.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
// The component of the preview.
import './embed-element.browser.ts';

export interface EmbedChooserProps {
  /** Origin for the code to copy. */
  readonly siteUrl: string;
  /** Pages that have more than each embed. */
  readonly pages: Readonly<Partial<Record<Locale, Readonly<Partial<Record<EmbedPart, string>>>>>>;
  readonly texts: { readonly copied: string; readonly notCopied: string; readonly wrongColour: string };
}

export function showChooser(root: HTMLElement): void {
  const props = parseProps<EmbedChooserProps>(root);
  const form = root.querySelector<HTMLElement>('.embed-form');
  const shown = root.querySelector<HTMLElement>('.embed-shown');
  const list = root.querySelector<HTMLElement>('.embed-list');
  const place = root.querySelector<HTMLElement>('.embed-preview');
  if (!form || !shown || !list || !place) return;
  const preview = document.createElement(embedElementName);
  const field = form.querySelector<HTMLSelectElement>('select[name="municipality"]');
  const own = readMunicipality() ?? '';
  if (field && [...field.options].some(({ value }) => value === own)) field.value = own;
  const show = () => showChoice({ root, form, preview, props });
  show();
  place.append(preview);
  form.addEventListener('input', show);
  for (const snippet of shown.querySelectorAll<HTMLElement>('.embed-snippet'))
    snippet.querySelector('button')?.addEventListener('click', () => void copy(snippet, shown, props));
  form.hidden = false;
  shown.hidden = false;
  list.hidden = true;
}

interface ChooserContext {
  readonly root: HTMLElement;
  readonly form: HTMLElement;
  readonly preview: HTMLElement;
  readonly props: EmbedChooserProps;
}

function showChoice({ root, form, preview, props }: ChooserContext): void {
  const choice = readChoice(root, form, props);
  if (!choice) return;
  const { part, locale, municipality, colour } = choice;
  for (const [name, value] of Object.entries({ part, lang: locale, municipality, colour }))
    setAttribute(preview, name, value);
  const { siteUrl, pages } = props;
  const codes = [
    elementSnippet(choice, { siteUrl, page: pages[locale]?.[part] ?? '/' }),
    frameSnippet(choice, { siteUrl }),
  ];
  for (const [index, place] of [...root.querySelectorAll('.embed-shown code')].entries())
    place.textContent = codes[index] ?? '';
}

/** Without need it would load the preview anew. */
function setAttribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Says also what is wrong with a typed colour. */
function readChoice(
  root: HTMLElement,
  form: HTMLElement,
  { texts }: EmbedChooserProps,
): EmbedChoice | undefined {
  const text = (name: string) =>
    form
      .querySelector<HTMLInputElement | HTMLSelectElement>(
        `select[name="${name}"], input[name="${name}"]:not([type="radio"]), input[name="${name}"]:checked`,
      )
      ?.value.trim() ?? '';
  const isOwn = text('colour') === 'own';
  const typed = text(isOwn ? 'own' : 'colour');
  const colour = parseEmbedColour(typed);
  sayColour(root, { isOwn, isWrong: isOwn && typed !== '' && colour === undefined, text: texts.wrongColour });
  const part = text('part');
  const locale = text('locale');
  if (!isEmbedPart(part) || !isLocale(locale)) return undefined;
  return { part, locale, municipality: text('municipality') || undefined, colour };
}

interface ColourState {
  readonly isOwn: boolean;
  readonly isWrong: boolean;
  readonly text: string;
}

function sayColour(root: HTMLElement, { isOwn, isWrong, text }: ColourState): void {
  const line = root.querySelector<HTMLElement>('.embed-own-colour');
  const field = line?.querySelector('input');
  const wrong = line?.querySelector('.embed-wrong');
  if (!line || !field || !wrong) return;
  line.hidden = !isOwn;
  field.ariaInvalid = isWrong ? 'true' : null;
  const note = isWrong ? text : '';
  if (wrong.textContent !== note) wrong.textContent = note;
}

async function copy(snippet: HTMLElement, shown: HTMLElement, { texts }: EmbedChooserProps): Promise<void> {
  const status = shown.querySelector('.embed-copied');
  if (!status) return;
  status.textContent = '';
  try {
    await navigator.clipboard.writeText(snippet.querySelector('code')?.textContent ?? '');
    status.textContent = texts.copied;
  } catch {
    // The browser does not allow it, or has no clipboard for pages without encryption.
    status.textContent = texts.notCopied;
  }
}
