import { expect, test } from 'vitest';
import { liveSettingNames } from '#features/live-settings.server.ts';
import { settingNames } from '#platform/publish/settings.ts';
import {
  childEnvironment,
  clearEnvironment,
  foreignNames,
  foreignSettings,
  isAllowed,
} from './own-environment.ts';

test("only machine variables of the developer's environment reach the tests", () => {
  // `npm test` exports foreignSettings to this very process.
  expect(foreignNames()).toEqual([]);
});

test('no setting of the site is of the machine', () => {
  expect([...settingNames, ...liveSettingNames].filter(isAllowed)).toEqual([]);
});

test('what is exported for the site is taken out, what is of the machine stays', () => {
  const machine = {
    Path: '/bin',
    HOME: '/root',
    LC_TIME: 'et_EE.UTF-8',
    https_proxy: 'http://proxy:1',
    CI: 'true',
  };
  const environment = { ...machine, ...foreignSettings, NODE_OPTIONS: '--inspect' };
  clearEnvironment(environment);
  expect(environment).toEqual(machine);
});

test('a process that a test starts has its settings and does not know of the test', () => {
  const environment = childEnvironment({ OUT_DIR: 'out' });
  expect(environment).toMatchObject({ PATH: process.env.PATH, OUT_DIR: 'out' });
  expect(environment).not.toHaveProperty('VITEST');
  expect(environment).not.toHaveProperty('NODE_ENV');
});
