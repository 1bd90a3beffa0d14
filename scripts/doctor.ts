/** `npm run doctor`: checks everything the site depends on and explains how to fix it: configuration,
 * versions, folders, upstreams, clock, last publish, memory of the running server. It changes nothing and
 * shows no secret, except for the link to the status page, which is valid for a day. `--json` prints one JSON
 * line. Exit code 0: no problems (there may be remarks); 1: problems; 2: invalid setting. */
import { systemClock } from '#platform/base/clock.ts';
import { parseLiveSettings } from '#features/live-settings.server.ts';
import { readStatusSecret, statusLink } from '#features/status/status-link.server.ts';
import { diagnoseConfiguration } from './doctor/configuration.ts';
import { type Diagnosis, formatDiagnosis } from './doctor/diagnosis.ts';
import { diagnoseFolders } from './doctor/folders.ts';
import { diagnosePublish } from './doctor/last-publish.ts';
import { diagnoseServer } from './doctor/running-server.ts';
import { diagnoseOutbox } from './doctor/outbox.ts';
import { diagnoseClock } from './doctor/time.ts';
import { diagnoseUpstreams, patienceMs } from './doctor/upstreams.ts';
import { diagnoseVersions } from './doctor/versions.ts';
import { loadSettings, root } from './load-settings.ts';
import { print, printJson } from './print.ts';

async function diagnose(): Promise<{ diagnoses: readonly Diagnosis[]; statusAddress?: string }> {
  const configuration = diagnoseConfiguration(process.env);
  const versions = diagnoseVersions(root);
  // With an invalid setting nothing else can be checked.
  if (configuration.some(({ state }) => state === 'bad'))
    return { diagnoses: [...configuration, ...versions] };
  const settings = loadSettings();
  const live = parseLiveSettings(process.env);
  const statusSecret = live.previewSecret ?? readStatusSecret(settings.stateDir);
  const places = [live.contentBase?.url, live.helpdesk?.url, live.pageBuilder?.host];
  const [server, upstreams, clock] = await Promise.all([
    diagnoseServer({
      host: settings.host,
      port: settings.port,
      secret: statusSecret,
      clock: systemClock,
      timeMs: patienceMs,
    }),
    diagnoseUpstreams(live),
    diagnoseClock(
      places.filter((address) => address !== undefined),
      { clock: systemClock, timeMs: patienceMs },
    ),
  ]);
  const folders = [...diagnoseFolders(settings), ...(await diagnoseOutbox(live, settings.stateDir))];
  const isUnwritable = folders.some(({ subject, state }) => subject !== 'outbox' && state === 'bad');
  const published = isUnwritable ? [] : diagnosePublish(settings);
  return {
    diagnoses: [...configuration, ...versions, ...folders, ...upstreams, clock, ...published, ...server],
    statusAddress: `${settings.siteUrl}${statusLink(statusSecret, systemClock())}`,
  };
}

const { diagnoses, statusAddress } = await diagnose();
if (process.argv.includes('--json')) printJson({ diagnoses, statusAddress });
else {
  const lines = diagnoses.map(formatDiagnosis);
  if (statusAddress !== undefined)
    lines.push(`The status page (on this machine: the same on the address of npm start): ${statusAddress}`);
  print(lines.join('\n'));
}
const bad = diagnoses.filter(({ state }) => state === 'bad');
process.exitCode = bad.length === 0 ? 0 : bad.some(({ subject }) => subject === 'configuration') ? 2 : 1;
