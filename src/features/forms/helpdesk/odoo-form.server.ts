/** Reads the helpdesk's form page: everything needed to submit the form. */
import type { HelpdeskField } from '../helpdesk-answer.ts';
import { parseDataValues } from './data-values.server.ts';
import { readFields } from './odoo-fields.server.ts';
import { readTags, type Tag } from './html-tags.server.ts';

/** The only model that the site creates in the helpdesk. */
const model = 'helpdesk.ticket';

/** docs/upstreams.md §2.1: for Odoo 15 and later, and for Odoo 14. */
const targets = ['/website/form/', '/website_form/'] as const;

export interface OdooForm {
  /** One of the two known actions, with the model. */
  readonly target: `${(typeof targets)[number]}${typeof model}`;
  readonly token: string | undefined;
  /** Values that the official client sends besides the typed ones. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly fields: readonly HelpdeskField[];
  /** Name of the file field. */
  readonly fileField: string;
}

/** @returns undefined when the page has no such form. */
export function parseOdooForm(html: string): OdooForm | undefined {
  const tags = readTags(html);
  const start = tags.findIndex(isTicketForm);
  const form = tags[start];
  if (!form) return undefined;
  const end = tags.findIndex(({ name }, index) => index > start && name === '/form');
  const inner = tags.slice(start + 1, end < 0 ? undefined : end);
  const target = targets.find((known) => form.attributes.get('action') === known);
  const stored = dataValues(tags, form.attributes.get('id'));
  if (!target || !stored) return undefined;
  const { hidden, fields } = readFields(inner);
  const { csrf_token: inputToken, ...defaults } = { ...hidden, ...stored };
  return {
    target: `${target}${model}`,
    token: /\bcsrf_token\s*:\s*["']([\w-]{1,200})["']/u.exec(html)?.[1] ?? inputToken,
    defaults,
    fields,
    fileField: fields.find(({ type }) => type === 'file')?.name ?? 'Attachment',
  };
}

function isTicketForm({ name, attributes }: Tag): boolean {
  // docs/upstreams.md §2.5: the forced action takes precedence over the model.
  const made = attributes.get('data-force_action') ?? attributes.get('data-model_name');
  return name === 'form' && made === model;
}

/** @returns undefined when the default values exist but cannot be parsed; without them a ticket would have no team. */
function dataValues(
  tags: readonly Tag[],
  form: string | undefined,
): Readonly<Record<string, string>> | undefined {
  const holder = tags.find(
    ({ attributes }) =>
      form !== undefined && attributes.get('data-for') === form && attributes.has('data-values'),
  );
  return holder ? parseDataValues(holder.attributes.get('data-values') ?? '') : {};
}
