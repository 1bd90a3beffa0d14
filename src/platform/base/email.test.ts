import { expect, test } from 'vitest';
import { emailPattern } from './email.ts';

test.for([
  'mari@example.ee',
  'mari.naide+1@post.example.ee',
  "o'neill_2@example.co.uk",
  'a/b@x.ee',
  'mari@näide.ee',
])('%s is an e-mail address', (address) => {
  expect(address).toMatch(emailPattern);
});

test.for([
  'mari',
  'mari@example',
  'mari@@example.ee',
  'a..b@x.ee',
  '.a@x.ee',
  'a.@x.ee',
  'mari@.ee',
  'mari@example.e',
  'mari@-example.ee',
  'mari @example.ee',
  'mari@example.ee, teine@example.ee',
  'mari@example.ee\nBcc: teine@example.ee',
])('%j is none', (address) => {
  expect(address).not.toMatch(emailPattern);
});
