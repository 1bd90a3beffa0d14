/** Fields of the helpdesk's form: names, labels and choices. */
import { type HelpdeskField, helpdeskInputTypes } from '#model/live-answer.ts';
import type { Tag } from './html-tags.ts';

interface OdooFields {
  /** What the form sends without being asked. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly fields: readonly HelpdeskField[];
}

interface Draft {
  readonly field: HelpdeskField;
  readonly options: { readonly value: string; readonly label: string }[];
}

/** Inputs that hold nothing to fill in. */
const idle = new Set(['submit', 'button', 'reset', 'image']);

export function readFields(tags: readonly Tag[]): OdooFields {
  const labels = readLabels(tags);
  const hidden: Record<string, string> = {};
  const drafts = new Map<string, Draft>();
  let open: Draft | undefined;
  let group = '';
  for (const tag of tags) {
    const { name, attributes } = tag;
    if (isLabelOfGroup(tag)) group = labels.get(tag) ?? '';
    if (name === '/select') open = undefined;
    if (name === 'option' && open) open.options.push(optionOf(tag));
    if (name !== 'input' && name !== 'select' && name !== 'textarea') continue;
    const type = name === 'input' ? (attributes.get('type') ?? 'text').toLowerCase() : name;
    const field = attributes.get('name') ?? '';
    if (field === '' || idle.has(type)) continue;
    if (type === 'hidden') {
      hidden[field] = attributes.get('value') ?? '';
      continue;
    }
    const own = labels.get(attributes.get('id') ?? '') ?? '';
    const isChoice = type === 'radio' || type === 'checkbox';
    const draft = drafts.get(field) ?? draftOf(tag, { type, label: isChoice ? group || own : own || group });
    drafts.set(field, draft);
    if (isChoice) draft.options.push({ value: attributes.get('value') ?? 'on', label: own });
    if (name === 'select') open = draft;
  }
  return { hidden, fields: Array.from(drafts.values(), ({ field, options }) => ({ ...field, options })) };
}

function draftOf({ attributes }: Tag, { type, label }: { type: string; label: string }): Draft {
  const name = attributes.get('name') ?? '';
  const known = helpdeskInputTypes.find((one) => one === type) ?? 'text';
  const field = { name, label: label || name, type: known, isRequired: attributes.has('required'), options: [] };
  return { field, options: [] };
}

function optionOf({ attributes, text }: Tag) {
  return { value: attributes.get('value') ?? text, label: text };
}

function isLabelOfGroup({ name, attributes }: Tag): boolean {
  return name === 'label' && /\bs_website_form_label\b/u.test(attributes.get('class') ?? '');
}

/** Texts of labels, by the field that they belong to and by themselves; the asterisk is no part of a name. */
function readLabels(tags: readonly Tag[]): ReadonlyMap<string | Tag, string> {
  const labels = new Map<string | Tag, string>();
  tags.forEach((label, index) => {
    if (label.name !== 'label') return;
    const end = tags.findIndex(({ name }, at) => at > index && name === '/label');
    const texts = tags.slice(index, end < 0 ? index + 1 : end).map(({ text }) => text);
    const text = texts.join(' ').replace(/\s+/gu, ' ').replace(/\*\s*$/u, '').trim();
    labels.set(label, text);
    const owner = label.attributes.get('for');
    if (owner !== undefined) labels.set(owner, text);
  });
  return labels;
}
