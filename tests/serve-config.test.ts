/** What is printed for other servers: made of the same tables, without anything of the machine that prints. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { nodeCommand } from '#platform/base/node-command.ts';
import { freePort } from '#fakes/loopback.ts';
import { endpoints } from '#features/endpoints.server.ts';
import { sendAll } from '#scripts/conformance/send.ts';
import { formatCaddy } from '#scripts/serve-config/caddy.ts';
import { formatNginx } from '#scripts/serve-config/nginx.ts';
import { parseServeOptions } from '#scripts/serve-config/options.ts';
import { formatSystemd, formatUnits } from '#scripts/serve-config/systemd.ts';
import { loadTables, type ServeTables } from '#scripts/serve-config/tables.ts';
import { runCommand } from '#scripts/steps/command.ts';
import { findProgram } from '#scripts/steps/find-program.ts';
import { revalidate } from '#platform/server/send-file.ts';
import { HeaderRules, RedirectRules } from '#platform/server/rules.ts';
import { maxRequestsPerConnection } from '#platform/server/server.ts';
import { buildSite, root } from './site/built-site.ts';
import { makePublishedSite } from './small-site.ts';

const { settings } = await buildSite();
const tables = await loadTables({ root, outDir: settings.outDir, isEncrypted: true });

const surroundings = { siteHost: 'www.example.ee', nodeHost: '127.0.0.1', nodePort: 4321 };

const parseOptions = (...words: readonly string[]) =>
  parseServeOptions(['nginx', ...words], surroundings).options;

function printed(from: ServeTables = tables): Readonly<Record<'nginx' | 'caddy', string>> {
  const options = { ...parseOptions(), tables: from, ratePerMinute: 120 };
  return { nginx: formatNginx(options), caddy: formatCaddy(options) };
}

describe.each(['nginx', 'caddy'] as const)('what is printed for %s', (name) => {
  test('holds every old address and where it leads', async () => {
    const lines = new Set(
      printed()
        [name].split('\n')
        .map((line) => line.trim()),
    );
    const rules = [...(await new RedirectRules(settings.outDir).load())];
    expect(rules.length).toBeGreaterThan(100);
    const quoted = (text: string) => (name === 'nginx' ? `"${text}"` : `\`${text}\``);
    const end = name === 'nginx' ? ';' : '';
    const missing = rules.filter(
      ([from, to]) => !lines.has(`${quoted(encodeURI(from))} ${quoted(to)}${end}`),
    );
    expect(missing).toEqual([]);
  });

  test('holds every header and every time of caching of the table', async () => {
    const text = printed()[name].replaceAll(String.raw`\"`, '"');
    const rules = await new HeaderRules(settings.outDir).list();
    const pairs = rules.flatMap(({ values }) => Object.entries(values));
    expect(pairs.length).toBeGreaterThan(20);
    const isHeld = ([header, value]: readonly [string, string]) =>
      name === 'nginx' && header === 'Content-Type'
        ? text.includes(`default_type "${value}";`)
        : text.includes(
            name === 'nginx' ? `add_header ${header} "${value}" always;` : `${header} \`${value}\``,
          );
    expect([...pairs, ['Cache-Control', revalidate] as const].filter((pair) => !isHeld(pair))).toEqual([]);
    for (const { for: pattern } of rules) expect(text).toContain(pattern.replace(/\/\*$/u, ''));
  });

  test('a rule that is added is printed, and one that nobody can be told stops the command', async () => {
    const more: ServeTables = { ...tables, redirects: [...tables.redirects, ['/vana-leht', '/about']] };
    expect(printed()[name]).not.toContain('/vana-leht');
    expect(printed(more)[name]).toContain('/vana-leht');
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, '_redirects'), '');
    writeFileSync(join(folder, '_headers'), '/a/:b/c\n  X-Some: thing\n');
    await expect(loadTables({ root, outDir: folder, isEncrypted: true })).rejects.toThrow('/a/:b/c');
  });
});

test('every call has a limit in nginx: the small one where Node has the small one', () => {
  const text = printed().nginx;
  for (const path of endpoints.keys())
    expect(text).toMatch(new RegExp(`"~\\^\\S+ ${path}\\$" (?:calls|lookups);`, 'u'));
  expect(text).toContain('"~^\\w+ /api/discharges$" lookups;');
  expect(text).toMatch(/zone=site_lookups:10m rate=40r\/m/u);
  expect(formatNginx({ ...parseOptions(), tables, ratePerMinute: 600 })).toMatch(
    /zone=site_lookups:10m rate=200r\/m/u,
  );
});

test('nginx keeps a connection of a visitor for as many requests as the server, and lets go of one to Node before it', () => {
  const lines = printed()
    .nginx.split('\n')
    .map((line) => line.trim());
  const kept = lines.filter((line) => line.startsWith('keepalive_requests '));
  expect(kept).toEqual(
    [maxRequestsPerConnection - 1, maxRequestsPerConnection].map((count) => `keepalive_requests ${count};`),
  );
});

test('nginx needs no expression for the pages of every site and for visitors without foreign cookies', () => {
  const lines = new Set(printed().nginx.split('\n'));
  const texts = ['/ru', '/about', '/ru/about', '+/ru/about'].map((page) => `  "${page}" "$uri.html";`);
  const visitors = ['  "GET " "";', '  "GET locale=et" "";', '  "GET locale=ru" "+";', '  "HEAD " "";'];
  expect([...texts, ...visitors].filter((line) => !lines.has(line))).toEqual([]);
  // What has another language than the visitor's, and what only Node answers.
  for (const absent of ['+/about', '/status', '/404', '/calendar/file'])
    expect([...lines].filter((line) => line.startsWith(`  "${absent}" "$uri`))).toEqual([]);
});

test('nginx gets an address once, also when old addresses differ in capitals', () => {
  const redirects = [
    ['/vanaleht', '/about'],
    ['/ru/vanaleht', '/ru/about'],
    ['/Vanaleht', '/about'],
  ] as const;
  const lines = printed({ ...tables, redirects }).nginx.match(/^ *"[^"]*vanaleht" .*$/gimu);
  expect(lines?.map((line) => line.trim())).toEqual(['"/Vanaleht" "/about";', '"/ru/vanaleht" "/ru/about";']);
});

test('no expression of nginx is tried from every letter of what a visitor sends', () => {
  for (const tls of ['here', 'elsewhere', 'none']) {
    const text = formatNginx({ ...parseOptions('--tls', tls), tables, ratePerMinute: 120 });
    const expressions = [...text.matchAll(/"~\*?([^"]+)"/gu)].map(([, pattern = '']) => pattern);
    expect(expressions.length).toBeGreaterThan(30);
    expect(expressions.filter((pattern) => !/^(?:\^|\(\?:\^\|)/u.test(pattern))).toEqual([]);
  }
});

test('http leads to the host and the port of the site, not to those that a request names', () => {
  const leadingOn = (...words: readonly string[]) =>
    /location \/ \{ (return .*;) \}/u.exec(
      formatNginx({ ...parseOptions(...words), tables, ratePerMinute: 120 }),
    )?.[1];
  expect(leadingOn()).toBe('return 301 https://www.example.ee$request_uri;');
  expect(leadingOn('--port', '8443')).toBe('return 301 https://www.example.ee:8443$request_uri;');
});

test('what is printed names no path of this machine, but what the options say', () => {
  const { nginx, caddy } = printed();
  const systemd = formatSystemd(parseOptions());
  for (const text of [nginx, caddy, systemd]) {
    expect(text).not.toContain(root);
    expect(text).not.toContain(settings.outDir);
  }
  expect([nginx, caddy, systemd].every((text) => text.includes('/var/lib/site/public'))).toBe(true);
  const other = parseOptions('--name', 'waste', '--files', '/opt/files', '--user', 'www');
  expect(formatSystemd(other)).toMatch(/OUT_DIR=\/opt\/files[^]*ReadWritePaths=\/opt\/files/u);
  expect(formatSystemd(other)).toContain('User=www\n');
});

test('an option that could change the configuration is refused by name', () => {
  expect(() => parseOptions('--host', 'a; return 200')).toThrow(/^--host: /u);
  expect(() => parseOptions('--files', 'relative')).toThrow(/^--files: /u);
  expect(() => parseOptions('--tls', 'maybe')).toThrow(/^--tls: /u);
  expect(() => parseOptions('--colour', 'red')).toThrow(/The options are --name/u);
  expect(() => parseServeOptions(['apache'], surroundings)).toThrow('nginx, caddy, systemd');
});

test('without TLS no browser is told to use https', async () => {
  const plain = await loadTables({ root, outDir: settings.outDir, isEncrypted: false });
  const directive = 'upgrade-insecure-requests';
  expect([printed().nginx, printed().caddy].every((text) => text.includes(directive))).toBe(true);
  expect(Object.values(printed(plain)).some((text) => text.includes(directive))).toBe(false);
});

// With the programs of systemd.

const analyze = findProgram('systemd-analyze');
const notRun = (program: string) =>
  findProgram(program) === undefined ? ` (not run: there is no ${program})` : '';

describe.skipIf(analyze === undefined)(`the units${notRun('systemd-analyze')}`, () => {
  test('are accepted by systemd, and may do little: an exposure of at most 2.0', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'units-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // It looks for the program and the user on this machine.
    const options = parseOptions('--node', process.execPath, '--folder', root, '--user', userInfo().username);
    const units = Object.entries(formatUnits(options)).map(([file, text]) => {
      writeFileSync(join(folder, file), text);
      return join(folder, file);
    });
    const run = async (...words: readonly string[]) => {
      const result = await runCommand({ program: analyze ?? '', arguments: words, limitMs: 60_000 });
      return { code: result.type === 'exited' ? result.code : result.reason, output: result.output };
    };
    const verified = await run('verify', ...units);
    expect([verified.code, verified.output.split('\n').filter((line) => line.includes(folder))]).toEqual([
      0,
      [],
    ]);
    const [service = ''] = units.filter((file) => file.endsWith('.service'));
    const judged = await run('security', '--offline=true', '--threshold=20', '--no-pager', service);
    expect(judged.output).toMatch(/Overall exposure level for site\.service: [01]\.\d|: 2\.0/u);
    expect(judged.code).toBe(0);
  });
});

const activate = findProgram('systemd-socket-activate');

test.skipIf(activate === undefined)(
  `a restart refuses nobody: the socket stays open and holds requests${notRun('systemd-socket-activate')}`,
  async () => {
    const site = await makePublishedSite();
    const { contentDir, outDir, stateDir } = site.settings;
    const port = await freePort();
    const { program, arguments: flags } = nodeCommand([join(root, 'scripts/serve.ts')]);
    const server = [program, ...flags].join(' ');
    // As systemd does it: one process after the other with the same open socket, which the second one finds with what waits in it.
    const restarts = `for round in 1 2; do sh -c 'LISTEN_PID=$$ exec ${server}' & echo $! > ${site.folder}/pid-$round; wait $!; done`;
    const environment = {
      CONTENT_DIR: contentDir,
      OUT_DIR: outDir,
      STATE_DIR: stateDir,
      SOCIAL_IMAGES: 'kinds',
      COMMIT_REF: settings.commit,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '60000',
    };
    const set = Object.entries(environment).map(([name, value]) => `--setenv=${name}=${value}`);
    const holder = spawn(activate ?? '', ['--listen', `127.0.0.1:${port}`, ...set, 'sh', '-c', restarts], {
      stdio: 'ignore',
      cwd: root,
      detached: true,
    });
    onTestFinished(() => {
      endGroup(holder);
    });
    const ask = async () => {
      const [answer] = await sendAll(`http://127.0.0.1:${port}`, [
        { path: '/about/news', answer: { status: 200 } },
      ]);
      return answer?.[1].status;
    };
    await expect.poll(ask, { timeout: 60_000 }).toBe(200);
    const pid = (round: number) => join(site.folder, `pid-${round}`);
    process.kill(Number(readFileSync(pid(1), 'utf8')), 'SIGTERM');
    let after = 0;
    while (after < 20) {
      expect(await ask()).toBe(200);
      if (existsSync(pid(2))) after += 1;
    }
  },
  120_000,
);

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
