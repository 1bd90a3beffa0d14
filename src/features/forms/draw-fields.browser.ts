/** Renders the helpdesk's own fields, built from names and texts, never from its HTML. */
import { fieldKinds } from '#shell/form/form.ts';
import { helpdeskKinds, helpdeskMaxLength } from './helpdesk-kinds.ts';
import type { HelpdeskField } from './helpdesk-answer.ts';
import { element } from '#shell/browser/element.browser.ts';

export interface DrawFieldsOptions {
  /** Language of the helpdesk's texts, if it differs from that of the page. */
  readonly lang: string | undefined;
  /** Label of the empty choice. */
  readonly choose: string;
}

/** @returns Fields with the markup of src/shell/form/FormField.astro. */
export function drawFields(
  fields: readonly HelpdeskField[],
  options: DrawFieldsOptions,
): readonly HTMLElement[] {
  return fields.map((field, index) => drawField(field, `helpdesk-${index}`, options));
}

function drawField(field: HelpdeskField, id: string, options: DrawFieldsOptions): HTMLElement {
  const { name, label, type, isRequired } = field;
  const isGroup = type === 'radio' || type === 'checkbox';
  const root = element(isGroup ? 'fieldset' : 'div', { className: 'field' });
  Object.assign(root.dataset, {
    field: name,
    rule: fieldKinds[helpdeskKinds[type]].rule,
    ...(isRequired && { needed: 'always' }),
  });
  const naming = isGroup ? element('legend', {}) : element('label', { htmlFor: id });
  naming.append(named(label, options.lang, 'field-name'));
  if (isRequired) naming.append(' ', element('span', { className: 'needed' }, '*'));
  const fault = element('p', { className: 'field-fault', id: `${id}-fault`, hidden: true });
  root.append(naming, isGroup ? drawBoxes(field, id, options) : drawControl(field, id, options), fault);
  for (const control of root.querySelectorAll('input, select, textarea'))
    control.setAttribute('aria-describedby', fault.id);
  return root;
}

function drawControl(
  { name, type, options }: HelpdeskField,
  id: string,
  { choose, lang }: DrawFieldsOptions,
): HTMLElement {
  if (type === 'textarea') return element('textarea', { id, name, rows: 7, maxLength: helpdeskMaxLength });
  if (type !== 'select') return element('input', { id, name, type });
  const choices = options.map(({ label, value }) => new Option(label, value));
  if (lang !== undefined) for (const choice of choices) choice.lang = lang;
  return element('select', { id, name }, new Option(choose, ''), ...choices);
}

function drawBoxes(
  { name, type, options }: HelpdeskField,
  id: string,
  { lang }: DrawFieldsOptions,
): HTMLElement {
  const boxes = options.map(({ value, label }, index) => {
    const box = element('input', { type, name, value, id: index === 0 ? id : `${id}-${index}` });
    return element('label', {}, box, named(label, lang));
  });
  return element('div', { className: 'choices' }, ...boxes);
}

function named(text: string, lang: string | undefined, className = ''): HTMLElement {
  return element('span', { className, ...(lang !== undefined && { lang }) }, text);
}
