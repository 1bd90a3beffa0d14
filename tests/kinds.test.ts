/** What holds on every kind of page as its visitors open it: each is opened once in a language, and all checks run on it. A check is a test.
 * Where not everything is tried, pages without a part of their own are left out (tests/kinds/own-parts.ts).
 * What pages do is driven in Estonian (tests/site/driven.ts). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { still } from './accessibility/audit.ts';
import { checks } from './kinds/checks.ts';
import { openKinds } from './kinds/open-kinds.ts';
import { choosePages } from './kinds/own-parts.ts';
import { openClient } from './site/client.ts';
import { isFull, isThorough } from './site/driven.ts';
import { everyKind } from './site/every-kind.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

/** A wide window that the checks make narrow. */
const wide = { ...desktop, ...still };

/** Pages of a kind that look otherwise than the one which stands for it: an object with stations, and a price list with all kinds of rows. */
const more = [
  '/ru/sorting/patarei',
  '/customer-support/price-lists/179',
  '/home-customer/waste-stations/301',
];

/** Which languages the kinds have: tests/failing-scripts.thorough.test.ts opens each kind in the first turn. */
const second = { turn: 2, options: phone, with: checks.filter(({ isCheap }) => isCheap) };
const turns = isFull
  ? [0, 1, 2].map((turn) => ({ turn, options: wide, with: checks }))
  : [{ turn: 1, options: wide, with: checks }, ...(isThorough ? [second] : [])];

const faults = new Map<string, string[]>();
beforeAll(async () => {
  if (isWithoutBrowser) return;
  for (const { turn, options, with: some } of turns) {
    const addresses = [
      ...(await everyKind(turn, isThorough ? undefined : choosePages)),
      ...(turn === 1 ? more : []),
    ];
    const found = await openKinds({ visit, options, addresses, checks: some });
    for (const [name, lines] of found) faults.set(name, [...(faults.get(name) ?? []), ...lines]);
  }
}, 1_200_000);

test.skipIf(isWithoutBrowser).for(checks)('$name', ({ name }) => {
  expect(faults.get(name)).toEqual([]);
});

test.skipIf(isWithoutBrowser).for(checks)('a page that is spoiled is found: $name', async (check) => {
  const { name, spoil } = check;
  const found = await openKinds({ visit, options: wide, addresses: ['/terms'], checks: [check], spoil });
  expect(found.get(name)).not.toEqual([]);
});
