import { expect, test } from 'vitest';
import { failureCause } from './failure-cause.ts';

const cause = `\u001b[31mPlugin "netlify/plugins/bundle-previews" failed\u001b[39m
────────────────────────────────────────────────────────────────

  Error message
  Error [ERR_UNKNOWN_BUILTIN_MODULE]: No such built-in module: node:sqlite

  Plugin details
  Package:        netlify/plugins/bundle-previews`;

test('of the output of a failed Netlify run the cause is reported, not the settings after it', () => {
  const settings = 'redirects:\n  - from: /a\n'.repeat(1000);
  const given = failureCause(
    `${'Bundling …\n'.repeat(1000)}${cause}\n\n  \u001b[33mResolved config\u001b[39m\n${settings}`,
  );
  expect(given).toContain('No such built-in module: node:sqlite');
  expect(given).not.toMatch(/redirects|\u001b/u);
  expect(given.length).toBeLessThan(5000);
});

test('a short failure is reported unchanged', () => {
  expect(failureCause('It is broken.\n')).toBe('It is broken.');
});
