/** The settings of the live part as a whole: of the platform, and of every feature of the list. */
import { expect, test } from 'vitest';
import { toMessage } from '#platform/base/result.ts';
import { netlifySettings } from '../../netlify/settings.ts';
import { liveSettingNames, parseLiveSettings } from './live-settings.server.ts';

test('without configuration the demonstration answers', () => {
  expect(parseLiveSettings({ CONTENT_BASE_URL: '' })).toEqual({
    contentBase: undefined,
    helpdesk: undefined,
    topicField: 'ticket_type_id',
    smtpUrl: undefined,
    ordersMailbox: 'logistika@example.ee',
    formsPerDay: 2000,
    outbox: { maxFiles: 5000, maxBytes: 200_000_000 },
    turnstile: undefined,
    hooks: { signingKey: undefined, addressSecret: undefined, pageBuilderSecret: undefined },
    rebuilds: { buildHookUrl: undefined, quietMs: 10_000, minMs: 600_000 },
    isStatusPublic: false,
    upstreams: {},
    isDemonstration: true,
    ratePerMinute: 120,
    trustedProxyHops: undefined,
  });
});

test('whatever upstream is configured, the demonstration does not answer', () => {
  expect(parseLiveSettings({ HELPDESK_URL: 'https://help.example.ee' }).isDemonstration).toBe(false);
  expect(parseLiveSettings({ CONTENT_BASE_URL: 'https://cms.example.ee/wp-json' })).toMatchObject({
    isDemonstration: false,
    contentBase: { url: 'https://cms.example.ee/wp-json/', credentials: undefined },
  });
});

test('credentials go encrypted, or not beyond this machine', () => {
  expect(() => parseLiveSettings({ CONTENT_BASE_URL: 'http://cms.example.ee/' })).toThrow('CONTENT_BASE_URL');
  expect(parseLiveSettings({ CONTENT_BASE_URL: 'http://127.0.0.1:8080/' }).contentBase?.url).toBe(
    'http://127.0.0.1:8080/',
  );
});

test('the page builder is a project with its token, at a host of its own choice', () => {
  const project = { PLASMIC_PROJECT_ID: 'abc123', PLASMIC_TOKEN: 'planted' };
  expect(parseLiveSettings({}).pageBuilder).toBeUndefined();
  expect(parseLiveSettings(project).pageBuilder).toEqual({
    host: 'https://codegen.plasmic.app/',
    projectId: 'abc123',
    token: 'planted',
  });
  const wrong = [
    { PLASMIC_PROJECT_ID: 'abc123' },
    { PLASMIC_TOKEN: 'planted' },
    { ...project, PLASMIC_TOKEN: 'planted,other:x' },
    { ...project, PLASMIC_HOST: 'http://studio.example.ee' },
  ];
  for (const environment of wrong) {
    expect(() => parseLiveSettings(environment)).toThrow(/^The setting PLASMIC_(?:TOKEN|HOST) is [^\n]*$/u);
    expect(() => parseLiveSettings(environment)).not.toThrow('planted');
  }
});

test('a wrong setting is named, and a value that may be secret is not shown', () => {
  const wrong = [
    { CONTENT_BASE_URL: 'https://reader:planted@cms.example.ee/' },
    { CONTENT_BASE_URL: 'https://cms.example.ee/?key=planted' },
    { CONTENT_BASE_URL: 'planted' },
    { CONTENT_BASE_USER: 'planted' },
  ];
  for (const environment of wrong) {
    const parse = () => parseLiveSettings(environment);
    expect(parse).toThrow(/CONTENT_BASE_(?:URL|PASSWORD)/u);
    expect(parse).not.toThrow('planted');
  }
  expect(() => parseLiveSettings({ RATE_LIMIT: 'many' })).toThrow('The setting RATE_LIMIT is "many"');
  expect(() => parseLiveSettings({ TRUSTED_PROXY_HOPS: '-1' })).toThrow('TRUSTED_PROXY_HOPS');
});

test('functions of Netlify read the same settings', () => {
  expect(netlifySettings({})).toEqual(parseLiveSettings({}));
  for (const name of liveSettingNames) {
    const environment = { [name]: 'planted planted' };
    expect(
      failureOf(() => netlifySettings(environment)),
      name,
    ).toBe(failureOf(() => parseLiveSettings(environment)));
  }
});

test('no message shows what may be the password in an address', () => {
  const addresses = liveSettingNames.filter((name) => name.endsWith('_URL') && name !== 'SITE_URL');
  expect(addresses.length).toBeGreaterThan(3);
  for (const name of addresses)
    expect(
      failureOf(() => parseLiveSettings({ [name]: 'x://user:planted@host' })),
      name,
    ).not.toContain('planted');
});

test('an upstream is named in metrics as the part that has it says', () => {
  const settings = { HELPDESK_URL: 'https://help.example.ee', CONTENT_BASE_URL: 'https://cms.example.ee' };
  expect(parseLiveSettings(settings).upstreams).toEqual({
    'content-base': 'https://cms.example.ee/',
    helpdesk: 'https://help.example.ee/',
  });
});

function failureOf(parse: () => unknown): string {
  try {
    parse();
    return '';
  } catch (cause) {
    return toMessage(cause);
  }
}

test('the helpdesk is one place: its form and its field of topics can be set', () => {
  const settings = { HELPDESK_URL: 'https://help.example.ee', HELPDESK_FORM_PATH: '/helpdesk/abi-2' };
  expect(parseLiveSettings({ ...settings, HELPDESK_TOPIC_FIELD: 'x_topic' }).helpdesk).toEqual({
    url: 'https://help.example.ee/',
    formPath: '/helpdesk/abi-2',
    topicField: 'x_topic',
  });
  for (const path of ['//evil.example/', 'https://evil.example/', '/a?b', 'helpdesk']) {
    expect(() => parseLiveSettings({ ...settings, HELPDESK_FORM_PATH: path })).toThrow('HELPDESK_FORM_PATH');
  }
});

test('settings that belong together are set together', () => {
  expect(() => parseLiveSettings({ SMTP_URL: 'smtp://127.0.0.1:25' })).toThrow('ORDERS_MAILBOX');
  const planted = () => parseLiveSettings({ SMTP_URL: 'https://planted@mail.example.ee' });
  expect(planted).toThrow('SMTP_URL');
  expect(planted).not.toThrow('planted');
  expect(() => parseLiveSettings({ TURNSTILE_SECRET: 'planted' })).toThrow('TURNSTILE_SECRET');
  expect(() => parseLiveSettings({ TURNSTILE_SITE_KEY: 'key' })).toThrow('TURNSTILE_SECRET');
});

test('a key of webhooks is the text itself or, as Standard Webhooks writes it, base64', () => {
  const parseSigningKey = (WEBHOOK_SECRET: string) => {
    const key = parseLiveSettings({ WEBHOOK_SECRET }).hooks.signingKey;
    return key && Buffer.from(key).toString('latin1');
  };
  expect(parseSigningKey('a key as plain text')).toBe('a key as plain text');
  expect(parseSigningKey(`whsec_${Buffer.from('a key as base64 text').toString('base64')}`)).toBe(
    'a key as base64 text',
  );
  const wrong = ['planted', 'whsec_', 'whsec_planted not base64', `whsec_${btoa('planted')}`];
  for (const secret of wrong) {
    expect(() => parseSigningKey(secret)).toThrow(/^The setting WEBHOOK_SECRET is not acceptable[^\n]*$/u);
    expect(() => parseSigningKey(secret)).not.toThrow('planted');
  }
});

test('a secret of previews is no short word, and is not shown', () => {
  expect(parseLiveSettings({}).previewSecret).toBeUndefined();
  const secret = 'sixteen letters.';
  expect(parseLiveSettings({ PREVIEW_SECRET: secret }).previewSecret).toBe(secret);
  expect(() => parseLiveSettings({ PREVIEW_SECRET: 'planted' })).toThrow('PREVIEW_SECRET');
  expect(() => parseLiveSettings({ PREVIEW_SECRET: 'planted' })).not.toThrow('planted');
});

test('a secret that stands in an address is another one than the key, and fits into an address', () => {
  const WEBHOOK_SECRET = 'planted-signing-key';
  const wrong = [
    { WEBHOOK_ADDRESS_SECRET: 'planted-address-secret' },
    { WEBHOOK_SECRET, WEBHOOK_ADDRESS_SECRET: WEBHOOK_SECRET },
    { WEBHOOK_SECRET, WEBHOOK_ADDRESS_SECRET: 'planted' },
    { PLASMIC_WEBHOOK_SECRET: 'planted & planted & planted' },
    { NETLIFY_BUILD_HOOK_URL: 'planted' },
  ];
  for (const environment of wrong) {
    expect(() => parseLiveSettings(environment)).toThrow(/WEBHOOK|HOOK_URL/u);
    expect(() => parseLiveSettings(environment)).not.toThrow('planted');
  }
});

test('no two secrets are the same', () => {
  const value = 'planted-and-planted';
  const names = ['WEBHOOK_SECRET', 'PREVIEW_SECRET', 'PLASMIC_WEBHOOK_SECRET', 'CALENDAR_SECRET'];
  for (const one of names) {
    for (const other of names.filter((name) => name !== one)) {
      const wrong = () => parseLiveSettings({ [one]: value, [other]: value });
      expect(wrong).toThrow(/^The setting \w+ is not acceptable: is the same as \w+: [^\n]*$/u);
      expect(wrong).not.toThrow(value);
    }
  }
  // As Standard Webhooks writes the same key.
  const encoded = `whsec_${Buffer.from(value).toString('base64')}`;
  expect(() => parseLiveSettings({ WEBHOOK_SECRET: encoded, PREVIEW_SECRET: value })).toThrow(
    'PREVIEW_SECRET',
  );
  expect(() => parseLiveSettings({ WEBHOOK_SECRET: value, PREVIEW_SECRET: `${value}.` })).not.toThrow();
});
