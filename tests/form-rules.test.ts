import { expect, test } from 'vitest';
import { findFaults } from '#shell/form/field-fault.ts';
import { type FieldDescriptor, fieldKinds, type FormFields } from '#shell/form/form.ts';
import { septicOrderFields } from '#features/forms/septic-order.ts';
import { ticketFields } from '#features/forms/ticket.ts';
import { fieldSchema } from '#shell/form/form-fields.server.ts';

const forms: Readonly<Record<string, FormFields>> = { ticket: ticketFields, order: septicOrderFields };

const fieldsOfForms = Object.entries(forms).flatMap(([form, fields]) =>
  Object.entries(fields).map(([name, field]) => ({ form, name, field })),
);

const days = { first: '2026-11-24', last: '2027-11-22' };

function formTakes(name: string, { kind, isRequired = false }: FieldDescriptor, value: string): boolean {
  const { rule } = fieldKinds[kind];
  const field = { name, rule, isNeeded: isRequired, value, isUnreadable: false } as const;
  return findFaults([field], { days, oneOf: [] }).length === 0;
}

const serverTakes = (field: FieldDescriptor, value: string) => fieldSchema(field).safeParse(value).success;

test('what the server takes for an e-mail address the form takes, and nothing else', () => {
  const addresses = [
    'mari@example.ee',
    'a/b@x.ee',
    'mari@näide.ee',
    "o'neill@example.ee",
    'a+b@x.co.uk',
    'a..b@x.ee',
    'mari@example',
    '.a@x.ee',
    'mari@-x.ee',
    'mari@x.e',
    'a b@x.ee',
  ];
  const { email } = ticketFields;
  for (const address of addresses) {
    expect([address, formTakes('email', email, address)]).toEqual([address, serverTakes(email, address)]);
  }
});

test('whatever is typed into a field, form and server agree on it', () => {
  const typed = [
    'Mari Näide',
    ' mari@example.ee ',
    '+372 5555 5555',
    ' 55555',
    '1234',
    'L1234567',
    'l 123 4567',
    'LL1',
    '3',
    ' 3,5 ',
    '3,555',
    '-3',
    '2026-11-25',
    '2026-13-01',
    '24.11.2026',
  ];
  const written = fieldsOfForms.filter(
    ({ field }) => !['choice', 'file'].includes(fieldKinds[field.kind].rule),
  );
  for (const { form, name, field } of written) {
    for (const value of typed.filter((text) => text.length <= (field.maxLength ?? 50))) {
      const given = { form, name, value };
      expect({ ...given, isTaken: formTakes(name, field, value) }).toEqual({
        ...given,
        isTaken: serverTakes(field, value),
      });
    }
  }
});

test('a server takes what a form offers to choose, and no more characters than its field holds', () => {
  for (const { form, name, field } of fieldsOfForms) {
    for (const { value } of field.options ?? [])
      expect([form, name, value, serverTakes(field, value)]).toEqual([form, name, value, true]);
    if (field.options) expect([form, name, serverTakes(field, 'other')]).toEqual([form, name, false]);
    if (field.kind !== 'text' && field.kind !== 'lines') continue;
    const { maxLength = 0 } = field;
    const lengths = [maxLength, maxLength + 1].map((length) => serverTakes(field, 'a'.repeat(length)));
    expect([form, name, ...lengths]).toEqual([form, name, true, false]);
  }
});
