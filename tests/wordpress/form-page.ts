/** The form of an entry as a browser without its script has it. */
import { type HtmlElement, parseHtml } from '../site/html-element.ts';
import type { Administration } from './administration.ts';

/** Beginning of the names of all fields. */
export const prefix = 'site_publisher_fields';

export const editPage = (id: number) => `/wp-admin/post.php?post=${id}&action=edit`;

/** Texts by the rest of the name: `[hours][0][season][from]`. */
export type TypedFields = Readonly<Record<string, string>>;

/** As a browser sends them. */
export const typed = (fields: TypedFields): TypedFields =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`${prefix}${name}`, text]));

export async function readForm(administration: Administration, id: number): Promise<HtmlElement> {
  return parseHtml((await administration.get(editPage(id))).html);
}

/** What a browser sends of the fields when nobody changes anything. A list is counted, which PHP reads as the same. */
function sentFields(form: HtmlElement): TypedFields {
  const sent: Record<string, string> = {};
  for (const field of form.querySelectorAll('input[name],select[name],textarea[name]')) {
    const { name = '', type, value = '', checked } = field.attributes;
    if (!name.startsWith(`${prefix}[`) || (type === 'checkbox' && checked === undefined)) continue;
    const chosen = field.querySelector('option[selected]')?.getAttribute('value');
    const written = { select: chosen ?? '', textarea: field.textContent }[field.tagName] ?? value;
    sent[name.replace(/\[\]$/u, `[${Object.keys(sent).length}]`)] = written;
  }
  return sent;
}

/** Saves the form as it is, but for some fields.
 * @returns The form after that. */
export async function saveForm(
  administration: Administration,
  id: number,
  changes: TypedFields = {},
): Promise<HtmlElement> {
  const form = await readForm(administration, id);
  const title = form.querySelector('#title')?.getAttribute('value') ?? '';
  const fields = { post_title: title, ...sentFields(form), ...typed(changes) };
  await administration.send(editPage(id), 'post.php', fields);
  return readForm(administration, id);
}

/** What the form says below its fields, by the path of each. */
export function faultsOf(form: HtmlElement): Readonly<Record<string, string>> {
  const faults = form
    .querySelectorAll('.site-publisher-fault')
    .filter(({ attributes }) => attributes.hidden === undefined);
  return Object.fromEntries(
    faults.map(({ attributes: { id = '' }, textContent }) => [
      id.slice(prefix.length + 1, -'_fault'.length),
      textContent,
    ]),
  );
}
