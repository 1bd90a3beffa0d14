import { expect, test } from 'vitest';
import { answerSecurityHeaders, reportsPath, securityHeaders } from './security-headers.ts';
import { trustedTypesPolicy } from './trusted-types-policy.ts';

const parsePolicy = (scripts: readonly string[], pictures: readonly string[]) =>
  new Map(
    securityHeaders({ scripts, pictures })
      ['Content-Security-Policy']?.split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );

test('nothing is allowed by default but our own files', () => {
  const policy = parsePolicy([], []);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  for (const name of ['script-src', 'style-src', 'connect-src', 'font-src', 'worker-src']) {
    expect([name, policy.get(name)]).toEqual([name, ["'self'"]]);
  }
});

test('no directive allows inline code, inline styles or evaluated text', () => {
  const policy = [...parsePolicy(['https://analytics.example'], ['https://tiles.example']).values()].flat();
  expect(policy.filter((value) => value.startsWith("'unsafe"))).toEqual([]);
});

test('a configured origin is allowed for its purpose alone', () => {
  const policy = parsePolicy(['https://analytics.example'], ['https://tiles.example']);
  const allowing = (origin: string) => [...policy].filter(([, values]) => values.includes(origin));
  expect(allowing('https://analytics.example').map(([name]) => name)).toEqual(['script-src', 'connect-src']);
  expect(allowing('https://tiles.example').map(([name]) => name)).toEqual(['img-src']);
});

test('the check of a form may run and be shown in a frame', () => {
  const check = 'https://check.example';
  const policy = securityHeaders({ scripts: [check], pictures: [], frames: [check] })[
    'Content-Security-Policy'
  ];
  expect(policy).toContain(`script-src 'self' ${check};`);
  expect(policy).toMatch(/frame-src [^;]* https:\/\/check\.example;/u);
});

test('no other site can show our pages in a frame', () => {
  expect(parsePolicy([], []).get('frame-ancestors')).toEqual(["'none'"]);
});

test('text becomes code and markup nowhere, and one policy makes addresses of scripts', () => {
  const policy = parsePolicy([], []);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual([trustedTypesPolicy]);
});

test('where scripts of others run, what they make of text is reported and not refused', () => {
  const headers = securityHeaders({ scripts: [], pictures: [], hasForeignScripts: true });
  expect(headers['Content-Security-Policy']).not.toContain('trusted-types');
  expect(headers['Content-Security-Policy-Report-Only']).toContain("require-trusted-types-for 'script'");
});

test('headers name the address for reports in both ways', () => {
  const policy = parsePolicy([], []);
  expect([policy.get('report-uri'), policy.get('report-to')]).toEqual([[reportsPath], ['site']]);
  expect(securityHeaders({ scripts: [], pictures: [] })['Reporting-Endpoints']).toBe(`site="${reportsPath}"`);
});

test('an answer that is no page is kept from pages of others, and asked for by https', () => {
  for (const headers of [answerSecurityHeaders, securityHeaders({ scripts: [], pictures: [] })]) {
    expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
    expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/u);
  }
});
