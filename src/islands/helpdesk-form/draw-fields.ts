/** Renders the helpdesk's own fields, built from names and texts, never from its HTML. */
import { fieldKinds, helpdeskKinds, helpdeskMaxLength } from '#model/form.ts';
import type { HelpdeskField } from '#model/helpdesk-answer.ts';

export interface DrawFieldsOptions {
  /** Language of the helpdesk's texts, if it differs from that of the page. */
  readonly lang: string | undefined;
  /** Label of the empty choice. */
  readonly choose: string;
}

/** @returns Fields with the markup of src/components/forms/FormField.astro. */
export function drawFields(
  fields: readonly HelpdeskField[],
  options: DrawFieldsOptions,
): readonly HTMLElement[] {
  return fields.map((field, index) => drawField(field, `helpdesk-${index}`, options));
}

function drawField(field: HelpdeskField, id: string, options: DrawFieldsOptions): HTMLElement {
  const { name, label, type, isRequired } = field;
  const isGroup = type === 'radio' || type === 'checkbox';
  const root = document.createElement(isGroup ? 'fieldset' : 'div');
  root.className = 'field';
  Object.assign(root.dataset, {
    field: name,
    rule: fieldKinds[helpdeskKinds[type]].rule,
    ...(isRequired && { needed: 'always' }),
  });
  const naming = isGroup ? document.createElement('legend') : labelFor(id);
  naming.append(span('field-name', label, options.lang));
  if (isRequired) naming.append(' ', span('needed', '*'));
  const fault = document.createElement('p');
  Object.assign(fault, { className: 'field-fault', id: `${id}-fault`, hidden: true });
  const controls = isGroup ? [drawBoxes(field, id, options)] : [drawControl(field, id, options)];
  root.append(naming, ...controls, fault);
  for (const control of root.querySelectorAll('input, select, textarea')) {
    control.setAttribute('aria-describedby', fault.id);
  }
  return root;
}

function drawControl(
  { name, type, options }: HelpdeskField,
  id: string,
  { choose, lang }: DrawFieldsOptions,
): HTMLElement {
  if (type === 'select') {
    const select = document.createElement('select');
    Object.assign(select, { id, name });
    select.append(new Option(choose, ''), ...options.map((option) => new Option(option.label, option.value)));
    if (lang !== undefined) for (const option of [...select.options].slice(1)) option.lang = lang;
    return select;
  }
  if (type === 'textarea') {
    const area = document.createElement('textarea');
    return Object.assign(area, { id, name, rows: 7, maxLength: helpdeskMaxLength });
  }
  const input = document.createElement('input');
  return Object.assign(input, { id, name, type });
}

function drawBoxes(
  { name, type, options }: HelpdeskField,
  id: string,
  { lang }: DrawFieldsOptions,
): HTMLElement {
  const boxes = document.createElement('div');
  boxes.className = 'choices';
  options.forEach(({ value, label }, index) => {
    const box = document.createElement('input');
    Object.assign(box, { type, name, value, id: index === 0 ? id : `${id}-${index}` });
    const naming = document.createElement('label');
    naming.append(box, span('', label, lang));
    boxes.append(naming);
  });
  return boxes;
}

function labelFor(id: string): HTMLElement {
  return Object.assign(document.createElement('label'), { htmlFor: id });
}

function span(className: string, text: string, lang?: string): HTMLElement {
  const made = Object.assign(document.createElement('span'), { className, textContent: text });
  if (lang !== undefined) made.lang = lang;
  return made;
}
