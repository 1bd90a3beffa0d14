import { expect, test } from 'vitest';
import { isOnHostOf } from './own-hosts.ts';

const isOn = (address: string, place: string) => isOnHostOf(new URL(address), new URL(place));

test('a host is the same with and without www, with each protocol and port, and with a dot at its end', () => {
  const same = [
    'https://example.ee/',
    'http://www.example.ee',
    'https://EXAMPLE.ee:8443/',
    'http://example.ee./',
  ];
  expect(same.filter((address) => !isOn(address, 'https://www.example.ee/wp/'))).toEqual([]);
  const others = [
    'https://cdn.example.ee/',
    'https://example.ee.evil.ee/',
    'mailto:a@example.ee',
    'ftp://example.ee/',
  ];
  expect(others.filter((address) => isOn(address, 'https://www.example.ee/wp/'))).toEqual([]);
});

test('programs beside each other on one machine are different places', () => {
  expect(isOn('http://127.0.0.1:8080/', 'https://127.0.0.1:8080/')).toBe(true);
  for (const host of ['127.0.0.1', 'localhost', '[::1]'])
    expect(isOn(`http://${host}:8080/`, `http://${host}:8081/`)).toBe(false);
});
