import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadLiveFacts, refusalTexts } from './live-facts.ts';

const entry = {
  status: 502,
  message: {
    et: 'Kiri jäi saatmata. Helistage numbril {phone}.',
    ru: 'Не отправлено. Позвоните по номеру {phone}.',
    en: 'Not sent. Call {phone}.',
  },
};

test('a refusal names the telephone that the published site has, also after another publish', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'live-facts-'));
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }));
  for (const phone of ['2828', '+372 600 0000']) {
    writeFileSync(join(outDir, 'live-facts.json'), JSON.stringify({ phone }));
    expect(await refusalTexts(entry, () => loadLiveFacts(outDir))).toEqual({
      et: `Kiri jäi saatmata. Helistage numbril ${phone}.`,
      ru: `Не отправлено. Позвоните по номеру ${phone}.`,
      en: `Not sent. Call ${phone}.`,
    });
  }
});

test('before a site is published, a refusal says what happened and names no telephone', async () => {
  const texts = await refusalTexts(entry, () => loadLiveFacts('/nowhere'));
  expect(texts).toEqual({ et: 'Kiri jäi saatmata.', ru: 'Не отправлено.', en: 'Not sent.' });
});

test('a refusal that names none reads no facts', async () => {
  const message = { et: 'Ei.', ru: 'Нет.', en: 'No.' };
  expect(await refusalTexts({ status: 400, message }, () => expect.fail('read'))).toEqual(message);
});
