import { expect, test } from 'vitest';
import { parsePreviewRequest, previewAddress, type PreviewRequest, verifyPreview } from './preview-link.ts';

const secret = 'a secret of the tests of previews';
const now = Date.parse('2026-06-01T10:00:00Z');
const until = now / 1000 + 600;
const asked: PreviewRequest = { type: 'entry', entryType: 'posts', id: 12, translations: [], locale: 'et' };

const queryOf = (request: PreviewRequest) =>
  new URL(previewAddress(request, until, secret), 'https://www.example.ee').searchParams;

const verify = (query: URLSearchParams) =>
  verifyPreview(query, parsePreviewRequest(query), { secret, now }).type;

test('who may show a preview in a frame is signed: nobody adds an origin, takes it away or names another one', () => {
  const framed = queryOf({ ...asked, frame: 'https://cms.example.ee' });
  expect(parsePreviewRequest(framed)?.frame).toBe('https://cms.example.ee');
  expect(verify(framed)).toBe('success');
  framed.set('frame', 'https://paha.example');
  expect(verify(framed)).toBe('failure');
  framed.delete('frame');
  expect(verify(framed)).toBe('failure');
  const alone = queryOf(asked);
  expect(verify(alone)).toBe('success');
  alone.set('frame', 'https://cms.example.ee');
  expect(verify(alone)).toBe('failure');
});

test('nothing but an origin may show it: no wildcard, and nothing that would begin another rule of the policy', () => {
  const wrong = [
    '*',
    '',
    'null',
    'https:',
    "'self'",
    'https://*',
    'https://cms.example.ee/',
    'https://cms.example.ee/wp-admin',
    'https://cms.example.ee; script-src *',
    'https://cms.example.ee https://paha.example',
    'https://user@cms.example.ee',
    'HTTPS://cms.example.ee',
    'https://cms.example.ee:443',
    'ftp://cms.example.ee',
    'data:text/html,x',
  ];
  const taken = wrong.filter((frame) => parsePreviewRequest(queryOf({ ...asked, frame })) !== undefined);
  expect(taken).toEqual([]);
  const right = ['https://cms.example.ee', 'http://127.0.0.1:8080', 'https://cms.example.ee:8443'];
  expect(right.filter((frame) => parsePreviewRequest(queryOf({ ...asked, frame }))?.frame !== frame)).toEqual(
    [],
  );
});
