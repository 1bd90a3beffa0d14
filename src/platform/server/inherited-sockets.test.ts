import { expect, test } from 'vitest';
import { inheritedSockets } from './inherited-sockets.ts';

test('sockets are taken over by the process that they are meant for, and by no child of it', () => {
  expect(inheritedSockets({ LISTEN_PID: '40', LISTEN_FDS: '2' }, 40)).toEqual([3, 4]);
  expect(inheritedSockets({ LISTEN_PID: '40', LISTEN_FDS: '2' }, 41)).toEqual([]);
  expect(inheritedSockets({}, 41)).toEqual([]);
});

test('numbers that systemd does not write count as none', () => {
  for (const LISTEN_FDS of ['', '0', '-1', '1.5', 'many', undefined])
    expect(inheritedSockets({ LISTEN_PID: '40', LISTEN_FDS }, 40)).toEqual([]);
  expect(inheritedSockets({ LISTEN_PID: '40', LISTEN_FDS: '99999' }, 40)).toHaveLength(16);
});
