/** The order of septic transport as a table, in the order of the sheet for those who write by hand. */
import { cutOffTime } from '#model/cut-off.ts';
import {
  neededOrderFields,
  type SepticOrderField,
  septicOrderFieldNames,
  tankKinds,
  tanks,
} from '#model/septic-order.ts';
import type { Page } from '../page.ts';
import type { FormField, FormPart } from './form-field.ts';
import { yesOrNo } from './ticket-fields.ts';

export function orderParts(page: Page): readonly FormPart[] {
  const { t } = page;
  const fields = orderFields(page);
  const pick = (...names: readonly SepticOrderField[]) => names.map((name) => fieldOf(name, page, fields));
  return [
    {
      legend: t('common.form.part.sender'),
      notes: [{ text: t('common.form.reach') }],
      fields: pick('name', 'phone', 'email', 'contractNumber'),
    },
    {
      legend: t('common.form.part.tank'),
      fields: pick('address', 'directions', 'tank', 'volume', 'distance'),
    },
    { legend: t('common.form.part.time'), fields: pick('day', 'presence', 'notes') },
  ];
}

type Fields = Readonly<
  Record<SepticOrderField, Pick<FormField, 'kind' | 'hint' | 'options' | 'maxLength' | 'rows'>>
>;

function fieldOf(name: SepticOrderField, { locale }: Page, fields: Fields): FormField {
  const isNeeded = neededOrderFields.some((one) => one === name);
  const label = septicOrderFieldNames[name][locale];
  return { name, label, ...(isNeeded && { needed: 'always' }), ...fields[name] };
}

function orderFields(page: Page): Fields {
  const { t, locale } = page;
  return {
    name: { kind: 'name', maxLength: 100 },
    phone: { kind: 'phone', maxLength: 40 },
    email: { kind: 'email', maxLength: 200 },
    contractNumber: { kind: 'contract-number', hint: t('common.form.hint.contractNumber'), maxLength: 50 },
    address: { kind: 'text', hint: t('common.form.hint.address'), maxLength: 200 },
    directions: { kind: 'lines', maxLength: 1000, rows: 3 },
    tank: {
      kind: 'radio',
      options: tankKinds.map((kind) => ({ value: kind, label: tanks[kind][locale] })),
    },
    volume: { kind: 'decimal', maxLength: 7 },
    distance: { kind: 'decimal', maxLength: 7 },
    day: { kind: 'day', hint: t('common.form.hint.day', { time: cutOffTime }) },
    presence: { kind: 'radio', options: yesOrNo(page) },
    notes: { kind: 'lines', maxLength: 2000, rows: 4 },
  };
}
