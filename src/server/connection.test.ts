import { expect, test } from 'vitest';
import { securityHeaders } from '#base/security-headers.ts';
import { fittingValue, isEncrypted } from './connection.ts';

const from = (told: string) => ({ headers: { 'x-forwarded-proto': told } });

test('a visitor came by https when the last proxy says so', () => {
  expect(isEncrypted({ headers: {} })).toBe(false);
  expect(isEncrypted(from('https'))).toBe(true);
  expect(isEncrypted(from('http, HTTPS'))).toBe(true);
  expect(isEncrypted(from('https, http'))).toBe(false);
});

test('without https a browser is not told to ask by it, and everything else stays', () => {
  const policy = (isTold: boolean) =>
    securityHeaders({ scripts: [], pictures: [], isEncrypted: isTold })['Content-Security-Policy'] ?? '';
  expect(policy(true)).toContain('; upgrade-insecure-requests;');
  const told = (headers: Readonly<Record<string, string>>, name: string) =>
    fittingValue({ headers }, name, policy(true));
  expect(told({}, 'Content-Security-Policy')).toBe(policy(false));
  expect(told({ 'x-forwarded-proto': 'https' }, 'Content-Security-Policy')).toBe(policy(true));
  expect(told({}, 'X-Other')).toBe(policy(true));
});
