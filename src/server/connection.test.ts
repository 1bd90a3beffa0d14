import { expect, test } from 'vitest';
import { securityHeaders } from '#base/security-headers.ts';
import { fittingValue, isEncrypted } from './connection.ts';

const from = (given: string) => ({ headers: { 'x-forwarded-proto': given } });

test('a visitor uses https if the last proxy reports it', () => {
  expect(isEncrypted({ headers: {} })).toBe(false);
  expect(isEncrypted(from('https'))).toBe(true);
  expect(isEncrypted(from('http, HTTPS'))).toBe(true);
  expect(isEncrypted(from('https, http'))).toBe(false);
});

test('without https a browser is not asked to upgrade, and all other headers stay', () => {
  const policy = (isNotified: boolean) =>
    securityHeaders({ scripts: [], pictures: [], isEncrypted: isNotified })['Content-Security-Policy'] ?? '';
  expect(policy(true)).toContain('; upgrade-insecure-requests;');
  const given = (headers: Readonly<Record<string, string>>, name: string) =>
    fittingValue({ headers }, name, policy(true));
  expect(given({}, 'Content-Security-Policy')).toBe(policy(false));
  expect(given({ 'x-forwarded-proto': 'https' }, 'Content-Security-Policy')).toBe(policy(true));
  expect(given({}, 'X-Other')).toBe(policy(true));
});
