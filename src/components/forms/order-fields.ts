/** The order of septic transport as it stands on its page: which fields belong together. */
import { type SepticOrderField, septicOrderFields } from '#model/septic-order.ts';
import type { Page } from '../page.ts';
import { formField, type FormPart } from './form-field.ts';

export function orderParts(page: Page): readonly FormPart[] {
  const { t } = page;
  const pick = (...names: readonly SepticOrderField[]) =>
    names.map((name) => formField(name, septicOrderFields[name], page));
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
