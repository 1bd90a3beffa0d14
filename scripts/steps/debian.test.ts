import { expect, test } from 'vitest';
import { installationRights, parseDistribution, withRights } from './debian.ts';

test('Debian, Ubuntu and their derivatives are detected by /etc/os-release', () => {
  expect(parseDistribution('NAME="Debian GNU/Linux"\nID=debian\n')).toBe('debian');
  expect(parseDistribution('ID=ubuntu\nID_LIKE=debian\n')).toBe('ubuntu');
  expect(parseDistribution('ID=linuxmint\nID_LIKE="ubuntu debian"\n')).toBe('ubuntu');
  expect(parseDistribution('ID=raspbian\nID_LIKE=debian\n')).toBe('debian');
  expect(parseDistribution('ID="alpine"\nVERSION_ID=3.20\n')).toBeUndefined();
});

test('nothing is installed where INSTALL_PACKAGES=no, in CI either', () => {
  expect(installationRights({ INSTALL_PACKAGES: 'no', CI: 'true' })).toEqual({
    type: 'none',
    reason: 'INSTALL_PACKAGES=no forbids to install them',
  });
});

test('apt-get asks nothing, and sudo no password', () => {
  const { program, arguments: words } = withRights('sudo', ['apt-get', 'update']);
  expect([program, ...words].join(' ')).toBe('sudo -n env DEBIAN_FRONTEND=noninteractive apt-get update');
  expect(withRights('root', ['apt-get', 'update']).program).toBe('env');
});
