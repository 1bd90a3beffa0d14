/** Reads the fields of a form from its markup (src/shell/form/FormField.astro, or rendered by a
 * script). */
import { lookup } from '#platform/base/lookup.ts';
import { type FieldRule, fieldRules } from './field-rule.ts';
import type { TypedField } from './field-fault.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FieldOnPage {
  readonly name: string;
  readonly rule: FieldRule;
  /** Required with every topic, or with these. */
  readonly needed: 'always' | readonly string[];
  /** Topics that have the field; undefined if all have it. */
  readonly topics: readonly string[] | undefined;
  readonly root: HTMLElement;
  /** Several elements for radio buttons and check boxes. */
  readonly controls: readonly Control[];
  /** Of the chosen topic. */
  readonly label: string;
  /** What it says when it is empty; absent for a field of the helpdesk. */
  readonly missing: string | undefined;
}

/** @param form Each field is an element with `data-field`, its name. */
export function readFields(form: HTMLFormElement): readonly FieldOnPage[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')].map((root) => {
    const { field = '', rule = 'text', needed = '', topics, missing } = root.dataset;
    return {
      name: field,
      rule: parseRule(rule),
      needed: needed === 'always' ? needed : words(needed),
      topics: topics === undefined ? undefined : words(topics),
      root,
      controls: [...root.querySelectorAll<Control>('input, select, textarea')],
      get label() {
        const names = [...root.querySelectorAll<HTMLElement>('.field-name')];
        const shown = names.find((name) => name.offsetParent !== null) ?? names[0];
        return shown?.textContent.trim() ?? '';
      },
      missing,
    };
  });
}

const words = (list: string): readonly string[] => list.split(' ').filter((word) => word !== '');

/** Page and script are built together, so an unknown rule is a bug.
 * @throws {RangeError} */
function parseRule(rule: string): FieldRule {
  const known = fieldRules.find((one) => one === rule);
  if (known === undefined) throw new RangeError(`No field has the rule ${rule}.`);
  return known;
}

/** Whether the topic has the field. */
export function isAsked({ topics }: Pick<FieldOnPage, 'topics'>, topic: string): boolean {
  return topics === undefined || topics.includes(topic);
}

export function isNeeded({ needed }: Pick<FieldOnPage, 'needed'>, topic: string): boolean {
  return needed === 'always' || needed.includes(topic);
}

export function typedIn(field: FieldOnPage, topic: string): TypedField {
  const { name, rule, controls } = field;
  const [first] = controls;
  const file = first instanceof HTMLInputElement ? first.files?.[0] : undefined;
  return {
    name,
    rule,
    isNeeded: isNeeded(field, topic),
    value: controls.find((control) => !isBox(control) || control.checked)?.value ?? '',
    isUnreadable: first?.validity.badInput === true,
    file: file && { name: file.name, bytes: file.size },
  };
}

/** Whether it is checked rather than filled in. */
function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:radio|checkbox)$/u.test(control.type);
}

/** Fills in fields; a value that its field cannot hold is skipped. */
export function fillFields(
  fields: readonly FieldOnPage[],
  values: Readonly<Record<string, readonly string[]>>,
): void {
  for (const { name, controls } of fields) {
    const typed = lookup(values, name);
    if (!typed) continue;
    for (const control of controls) fillControl(control, typed);
  }
}

function fillControl(control: Control, typed: readonly string[]): void {
  if (control.type === 'file') return;
  if (isBox(control)) control.checked = typed.includes(control.value);
  else if (!(control instanceof HTMLSelectElement)) control.value = typed[0] ?? '';
  else if ([...control.options].some(({ value }) => value === typed[0])) control.value = typed[0] ?? '';
}

/** The form data without files. */
export function readValues(
  form: HTMLFormElement,
  fields: readonly FieldOnPage[],
): Readonly<Record<string, readonly string[]>> {
  const sent = new FormData(form);
  return Object.fromEntries(
    fields.map(({ name }) => [name, sent.getAll(name).filter((value) => typeof value === 'string')]),
  );
}
