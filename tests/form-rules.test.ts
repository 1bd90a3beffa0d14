import { expect, test } from 'vitest';
import { findFaults } from '#islands/form/field-fault.ts';
import { senderFields } from '#proxy/form-fields.ts';

function formTakes(address: string): boolean {
  const field = {
    name: 'email',
    rule: 'email',
    isNeeded: true,
    value: address,
    isUnreadable: false,
  } as const;
  const days = { first: '2026-11-24', last: '2027-11-22' };
  return findFaults([field], { days, oneOf: [] }).length === 0;
}

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
  for (const address of addresses) {
    const isTaken = senderFields.email.safeParse(address).success;
    expect([address, formTakes(address)]).toEqual([address, isTaken]);
  }
});
