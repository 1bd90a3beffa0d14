/** The settings that are set, by name only: values may be secrets. */
import { SettingsError } from '#platform/base/environment.ts';
import { liveSettingNames, parseLiveSettings } from '#features/live-settings.server.ts';
import { parseSettings, settingNames } from '#platform/publish/settings.ts';
import type { Diagnosis } from './diagnosis.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const subject = 'configuration';

/** @returns Errors in the settings, or the list of those that are set. */
export function diagnoseConfiguration(environment: Environment): readonly Diagnosis[] {
  const faults = [parseSettings, parseLiveSettings].flatMap((parse) => findFaults(() => parse(environment)));
  if (faults.length > 0) {
    return faults.map((message) => ({
      subject,
      state: 'bad',
      message,
      remedy: 'docs/configuration.md lists all settings.',
    }));
  }
  const names = [...new Set([...settingNames, ...liveSettingNames])];
  const set = names.filter((name) => (environment[name] ?? '') !== '').sort();
  const message = set.length === 0 ? 'nothing is set; all defaults hold.' : `set are ${set.join(', ')}.`;
  return [{ subject, state: 'good', message }, ...diagnoseGaps(environment)];
}

function findFaults(parse: () => unknown): readonly string[] {
  try {
    parse();
    return [];
  } catch (cause) {
    if (cause instanceof SettingsError) return cause.message.split('\n');
    throw cause;
  }
}

/** Optional settings whose absence may surprise. */
function diagnoseGaps(environment: Environment): readonly Diagnosis[] {
  const {
    contentBase,
    helpdesk,
    pageBuilder,
    smtpUrl,
    hooks,
    previewSecret,
    isStatusPublic,
    rebuilds,
    trustedProxyHops,
  } = parseLiveSettings(environment);
  const { host } = parseSettings(environment);
  const isFed = contentBase !== undefined || pageBuilder !== undefined;
  return [
    ...gap(
      contentBase !== undefined && helpdesk !== undefined,
      contentBase || helpdesk
        ? `${contentBase ? 'messages to the helpdesk are' : 'collection days and searches are'} refused: the demonstration answers only where neither address is set.`
        : 'a demonstration answers in place of the content base and the helpdesk.',
      'Set CONTENT_BASE_URL and HELPDESK_URL when the site goes live.',
    ),
    ...gap(
      contentBase === undefined || contentBase.credentials !== undefined,
      'the content base is asked without credentials.',
      'Set CONTENT_BASE_USER and CONTENT_BASE_PASSWORD; previews and live calls need them.',
    ),
    ...gap(
      smtpUrl !== undefined,
      'orders are not mailed; they are kept in STATE_DIR/outbox.',
      'Set SMTP_URL and ORDERS_MAILBOX.',
    ),
    ...gap(
      !isFed || hooks.signingKey !== undefined || hooks.pageBuilderSecret !== undefined,
      'webhooks are not taken; changes are noticed by the clock only.',
      'Set WEBHOOK_SECRET (and the same in the companion plugin), PLASMIC_WEBHOOK_SECRET.',
    ),
    ...gap(
      !isFed || previewSecret !== undefined,
      'there are no previews, and the companion plugin cannot show the status of the site.',
      'Set PREVIEW_SECRET, and the same in the companion plugin.',
    ),
    ...gap(
      !isStatusPublic,
      '/status is public.',
      'Leave STATUS_PUBLIC out: npm run doctor gives a link that opens it.',
    ),
    ...diagnoseProxyHops(host, trustedProxyHops),
    ...diagnoseBuildHook(rebuilds.buildHookUrl),
  ];
}

function gap(isThere: boolean, message: string, remedy: string): readonly Diagnosis[] {
  return isThere ? [] : [{ subject, state: 'warning', message, remedy }];
}

/** @param hops Proxies between visitors and the server, as set. */
function diagnoseProxyHops(host: string | undefined, hops: number | undefined): readonly Diagnosis[] {
  return [
    ...gap(
      hops !== 0,
      'TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors are counted as one.',
      'Remove it, which is right for one proxy on this machine, or set it to the number of your proxies.',
    ),
    ...gap(
      host === undefined || hops !== undefined,
      'HOST opens the server to other machines and TRUSTED_PROXY_HOPS is not set: behind a proxy on another machine or in a container all visitors are counted as one.',
      'Set TRUSTED_PROXY_HOPS to the number of your proxies, or to 0 if visitors reach the server without one.',
    ),
  ];
}

/** Checks only the form of the address: a request would start a build. */
function diagnoseBuildHook(address: string | undefined): readonly Diagnosis[] {
  if (address === undefined) return [];
  const { protocol, host, pathname } = new URL(address);
  if (protocol === 'https:' && host === 'api.netlify.com' && /^\/build_hooks\/\w+$/u.test(pathname))
    return [];
  const message = 'NETLIFY_BUILD_HOOK_URL does not look like a build hook of Netlify.';
  const remedy = 'It is https://api.netlify.com/build_hooks/ and an id: Netlify, Build hooks.';
  return [{ subject, state: 'warning', message, remedy }];
}
