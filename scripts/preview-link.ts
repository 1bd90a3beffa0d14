/** `npm run preview-link -- /kampaania ru`: a link, valid for a day, to a page of the page builder as it is
 * in the studio; `-- posts 123 ru` links to an entry of WordPress, and `-- posts 123-124 ru` also opens its
 * unpublished translation 124. The language defaults to Estonian. */
import { SettingsError } from '#platform/base/environment.ts';
import { maxLinkSeconds } from '#platform/calls/signed-link.ts';
import { parseLiveSettings } from '#features/live-settings.server.ts';
import { parsePreviewRequest, previewAddress } from '#platform/on-demand/preview/preview-link.ts';
import { loadSettings } from './load-settings.ts';
import { explainFailure } from './publishing.ts';
import { print } from './print.ts';
import { log } from '#platform/base/log.ts';

/** Tolerated clock difference of two machines in seconds. */
const clockSeconds = 60;

function makeLink(args: readonly string[]): string {
  const { previewSecret } = parseLiveSettings(process.env);
  if (previewSecret === undefined)
    throw new SettingsError('PREVIEW_SECRET is not set, so there are no previews.');
  const [first = '', second = '', third = 'et'] = args;
  const isPage = first.startsWith('/');
  const query: Record<string, string> = isPage
    ? { page: first, locale: second === '' ? 'et' : second }
    : { type: first, id: second, locale: third };
  const asked = parsePreviewRequest(new URLSearchParams(query));
  if (!asked)
    throw new SettingsError(
      'Name a path (/kampaania ru) or a type and a number of WordPress (posts 123 ru).',
    );
  const until = Math.floor(Date.now() / 1000) + maxLinkSeconds - clockSeconds;
  return loadSettings().siteUrl + previewAddress(asked, until, previewSecret);
}

try {
  print(makeLink(process.argv.slice(2)));
} catch (cause) {
  log.error(explainFailure(cause));
  process.exitCode = cause instanceof SettingsError ? 2 : 1;
}
