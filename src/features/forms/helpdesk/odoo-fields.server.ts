/** Fields of the helpdesk's form: names, labels and choices. */
import { evenBlanks } from '#platform/base/html/html.ts';
import { type HelpdeskField, helpdeskInputTypes } from '../helpdesk-answer.ts';
import type { Tag } from './html-tags.server.ts';

export interface OdooFields {
  /** Hidden values that the form sends. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly fields: readonly HelpdeskField[];
}

export function readFields(tags: readonly Tag[]): OdooFields {
  const reader = new FieldReader(readLabels(tags));
  for (const tag of tags) reader.take(tag);
  return reader.finish();
}

/** Input types without a value to fill in. */
const idle = new Set(['submit', 'button', 'reset', 'image']);

/** Labels by the id of their field, and labels without one. */
type Labels = ReadonlyMap<string | Tag, string>;

/** Collects the fields of a form, tag by tag. */
class FieldReader {
  readonly #labels: Labels;
  // Bounded by the size of the page.
  readonly #hidden = new Map<string, string>();
  // Bounded by the size of the page.
  readonly #fields = new Map<string, HelpdeskField>();
  #openSelect: HelpdeskField | undefined;
  /** Label of a group of choices. */
  #group = '';

  constructor(labels: Labels) {
    this.#labels = labels;
  }

  take(tag: Tag): void {
    const { name, attributes } = tag;
    if (name === 'label' && /\bs_website_form_label\b/u.test(attributes.get('class') ?? ''))
      this.#group = this.#labels.get(tag) ?? '';
    else if (name === '/select') this.#openSelect = undefined;
    else if (name === 'option') this.#takeOption(tag);
    else if (name === 'input') this.#takeInput(tag, (attributes.get('type') ?? 'text').toLowerCase());
    else if (name === 'select') this.#openSelect = this.#takeInput(tag, name);
    else if (name === 'textarea') this.#takeInput(tag, name);
  }

  finish(): OdooFields {
    return { hidden: Object.fromEntries(this.#hidden), fields: [...this.#fields.values()] };
  }

  #takeOption({ attributes, text }: Tag): void {
    this.#openSelect?.options.push({ value: attributes.get('value') ?? text, label: text });
  }

  #takeInput({ attributes }: Tag, type: string): HelpdeskField | undefined {
    const name = attributes.get('name') ?? '';
    if (name === '' || idle.has(type)) return undefined;
    if (type !== 'hidden') return this.#addField(name, type, attributes);
    this.#hidden.set(name, attributes.get('value') ?? '');
    return undefined;
  }

  #addField(name: string, type: string, attributes: Tag['attributes']): HelpdeskField {
    const own = this.#labels.get(attributes.get('id') ?? '') ?? '';
    const isChoice = type === 'radio' || type === 'checkbox';
    const labels = isChoice ? [this.#group, own] : [own, this.#group];
    const field = this.#fields.get(name) ?? {
      name,
      label: labels.find((label) => label !== '') ?? name,
      options: [],
      type: helpdeskInputTypes.find((known) => known === type) ?? 'text',
      isRequired: attributes.has('required'),
    };
    this.#fields.set(name, field);
    if (isChoice) field.options.push({ value: attributes.get('value') ?? 'on', label: own });
    return field;
  }
}

function readLabels(tags: readonly Tag[]): Labels {
  const labels = new Map<string | Tag, string>();
  let open: Tag | undefined;
  let texts: string[] = [];
  const close = (): void => {
    if (open) noteLabel(labels, open, texts);
    open = undefined;
  };
  for (const tag of tags) {
    if (tag.name === 'label') {
      close();
      open = tag;
      texts = [];
    } else if (tag.name === '/label') close();
    texts.push(tag.text);
  }
  // A label without an end tag has the text up to the next tag.
  texts = texts.slice(0, 1);
  close();
  return labels;
}

/** Removes the asterisk of required fields. */
function noteLabel(labels: Map<string | Tag, string>, label: Tag, texts: readonly string[]): void {
  const words = evenBlanks(texts.join(' '));
  const text = words.endsWith('*') ? words.slice(0, -1).trim() : words;
  labels.set(label, text);
  const owner = label.attributes.get('for');
  if (owner !== undefined) labels.set(owner, text);
}
