/** What the column of states costs in a list of a real WordPress: as much for many entries as for few. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyContentBase, post } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { openToldBase, startTold } from './told-states.ts';

const base = openToldBase();

const costSchema = z.object({ queries: z.int(), requests: z.int() });

async function openList(query: string) {
  const { html } = await base.administration.get(`/wp-admin/edit.php?${query}`);
  const [, cost = ''] = /<!-- cost: (.*) -->/u.exec(html) ?? [];
  const live = html.split('<strong>On the website, page updated at').length - 1;
  return { live, ...costSchema.parse(JSON.parse(cost)) };
}

test.skipIf(isWithoutWordPress)(
  'a list asks the website once, and the database as often for many entries as for few',
  async () => {
    await emptyContentBase();
    await post('tests/v1/many/130', {});
    await startTold(base.administration);
    // The website is asked, and the address of each page is remembered for the first time.
    const few = await openList('tests_rows=10');
    await post('tests/v1/forget-status', {});
    const many = await openList('tests_rows=130');
    expect([few, many]).toMatchObject([
      { live: 10, requests: 1 },
      { live: 130, requests: 1 },
    ]);
    expect(many.queries - few.queries).toBeLessThan(10);
    // What the website said is kept for a while.
    const again = await openList('tests_rows=130');
    const without = await openList('tests_rows=130&tests_without=1');
    expect([again, without]).toMatchObject([
      { live: 130, requests: 0 },
      { live: 0, requests: 0 },
    ]);
    expect(again.queries - without.queries).toBeLessThan(5);
  },
);
