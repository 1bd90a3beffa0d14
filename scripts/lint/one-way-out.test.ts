import { expect, test } from 'vitest';
import { oneWayOut } from './one-way-out.mjs';
import { messagesOfRule } from './messages-of-rule.ts';

function lint(filename: string, code: string): readonly string[] {
  return messagesOfRule(oneWayOut, { filename, code }).map((message) => message.split(' leaves ')[0] ?? '');
}

const file = 'src/proxy/sender.ts';

test.for([
  ["await fetch('https://a.example');", 'fetch'],
  ['export const send = fetch;', 'fetch'],
  ["await globalThis.fetch('https://a.example');", 'fetch'],
  ["globalThis['fetch']('https://a.example');", 'fetch'],
  ["new WebSocket('wss://a.example');", 'WebSocket'],
  ["new EventSource('https://a.example');", 'EventSource'],
  ["import { request } from 'node:http';", 'request of node:http'],
  ["import { createServer, get as load } from 'http';", 'get of http'],
  ["import http from 'node:http';", 'default of node:http'],
  ["import * as http from 'node:http';", '* of node:http'],
  ["export { request } from 'node:http';", 'request of node:http'],
  ["export * from 'node:http';", '* of node:http'],
  ["import { createServer } from 'node:https';", 'createServer of node:https'],
  ["import { connect } from 'node:net';", 'connect of node:net'],
  ["import { Socket } from 'node:net';", 'Socket of node:net'],
  ["import { connect } from 'node:tls';", 'connect of node:tls'],
  ["import { connect } from 'node:http2';", 'connect of node:http2'],
  ["import { createSocket } from 'node:dgram';", 'createSocket of node:dgram'],
  ["import { Session } from 'node:inspector';", 'Session of node:inspector'],
  ["import { fetch } from 'undici';", 'fetch of undici'],
  ["const http = await import('node:http');", 'node:http'],
  ["const http = require('http');", 'http'],
  ["const net = process.getBuiltinModule('node:net');", 'node:net'],
] as const)('%s is reported', ([code, what]) => {
  expect(lint(file, code)).toContain(what);
});

test('what only listens, a type, and a name of its own are let pass', () => {
  for (const code of [
    "import { createServer, type IncomingMessage } from 'node:http';",
    "import type { request } from 'node:http';",
    "import { createServer, isIP, type Socket } from 'node:net';",
    'interface Route { fetch(): void } declare const route: Route; route.fetch();',
    'function load(fetch: () => void) { fetch(); } load(() => undefined);',
    'type Fetch = typeof fetch;',
  ]) {
    expect(lint(file, code)).toEqual([]);
  }
});

test('the way out itself, browsers, edge functions, tests and benches are exempt', () => {
  for (const name of [
    'src/platform/base/http/exchange.ts',
    'src/features/lookup/state.browser.ts',
    'netlify/edge-functions/address.ts',
    'src/platform/calls/api.test.ts',
    'tests/site/client.ts',
    'scripts/bench/load.ts',
  ]) {
    expect(lint(name, 'await fetch("https://a.example");')).toEqual([]);
  }
  for (const name of ['functions/search.ts', 'netlify/plugins/index.ts', 'scripts/doctor/time.ts']) {
    expect(lint(name, 'await fetch("https://a.example");')).toEqual(['fetch']);
  }
});
