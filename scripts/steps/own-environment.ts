/** What tests see of the environment they are started in: the machine, and no setting of the site. Settings that are
 * exported for `npm start` would send a test to the real content base or to the real mail server. */

/** Names, and beginnings of names that end with `*`; capitals make no difference, as on Windows. */
const allowed = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'TMPDIR',
  'TMP',
  'TEMP',
  'LANG',
  'LANGUAGE',
  'LC_*',
  'TZ',
  'TERM',

  'CI',
  'NO_COLOR',
  'FORCE_COLOR',
  'FORCE_TTY',
  'LD_LIBRARY_PATH',
  'DISPLAY',
  'WAYLAND_DISPLAY',
  'XDG_*',
  'FONTCONFIG_*',
  // sharp sets it for its own process.
  'VIPSHOME',
  'NODE_COMPILE_CACHE',
  'BROWSER_PATH',
  'PLAYWRIGHT_*',
  'INSTALL_PACKAGES',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_*',
  'NPM_CONFIG_*',
  'SYSTEMROOT',
  'SYSTEMDRIVE',
  'WINDIR',
  'COMSPEC',
  'PATHEXT',
  'APPDATA',
  'LOCALAPPDATA',
  'USERPROFILE',

  'USERNAME',
  'PROGRAMFILES*',
  'PROGRAMDATA',
  'HOMEDRIVE',
  'HOMEPATH',
  'PROCESSOR_*',
  'NUMBER_OF_PROCESSORS',
  // Of the tests and their tools.
  'TEST_*',
  'VITEST',
  'VITEST_*',
  'NODE_ENV',
  'MODE',
  'DEV',
  'PROD',
  'SSR',
  'BASE_URL',
  'TEST',
  'ASTRO_TELEMETRY_DISABLED',
  'DEBIAN_FRONTEND',
];

const exact = new Set(allowed.filter((name) => !name.endsWith('*')));
const beginnings = allowed.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));

export function isAllowed(name: string): boolean {
  const capitals = name.toUpperCase();
  return exact.has(capitals) || beginnings.some((beginning) => capitals.startsWith(beginning));
}

/** Removes all other variables from the environment of this process and its children. */
export function clearEnvironment(environment: NodeJS.ProcessEnv = process.env): void {
  for (const name of foreignNames(environment)) Reflect.deleteProperty(environment, name);
}

/** What clearEnvironment would take out. */
export function foreignNames(environment: NodeJS.ProcessEnv = process.env): readonly string[] {
  return Object.keys(environment).filter((name) => !isAllowed(name));
}

/** The environment of a process that a test starts: of the machine, with these settings and no others.
 * The process does not know that it is in a test. */
export function childEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => isAllowed(name) && !ofTestTools.has(name));
  return { ...Object.fromEntries(kept), ...settings };
}

const ofTestTools = new Set(['VITEST', 'NODE_ENV', 'MODE', 'DEV', 'PROD', 'SSR', 'BASE_URL', 'TEST']);

/** Does something with more in the environment of this process. */
export async function withEnvironment<Value>(
  more: Readonly<Record<string, string>>,
  use: () => Promise<Value>,
): Promise<Value> {
  const before = { ...process.env };
  Object.assign(process.env, more);
  try {
    return await use();
  } finally {
    for (const name of Object.keys(more)) {
      const value = before[name];
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }
}

/** Settings that `npm test` itself exports to its tests, so that each run of it proves that none of them arrives. Where
 * one does, a request goes to a port on which nothing listens. */
export const foreignSettings = {
  CONTENT_BASE_URL: 'http://127.0.0.1:9/wp-json/',
  CONTENT_BASE_USER: 'foreign-user',
  CONTENT_BASE_PASSWORD: 'foreign-password',
  HELPDESK_URL: 'http://127.0.0.1:9/',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PLASMIC_PROJECT_ID: 'foreign-project',
  PLASMIC_TOKEN: 'foreign-token',
  SITE_URL: 'https://foreign.example.ee',
  ANALYTICS_SRC: 'https://foreign.example.ee/count.js',
  TURNSTILE_SECRET: 'foreign-secret',
  CONTENT_DIR: '/no/such/foreign/content',
  OUT_DIR: '/no/such/foreign/site',
  STATE_DIR: '/no/such/foreign/state',
} as const;
