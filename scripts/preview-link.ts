/** `npm run preview-link -- /kampaania ru`: a link to a page of the page builder as it stands in the studio, which holds
 * for a day; `-- posts 123 ru` one to an entry of WordPress, `-- posts 123-124 ru` one that opens its translation 124 too
 * though that is not published. Without a language it is Estonian. */
import { SettingsError } from '#base/environment.ts';
import { maxLinkSeconds } from '#proxy/signed-link.ts';
import { parseLiveSettings } from '#proxy/settings.ts';
import { parsePreviewRequest, previewAddress } from '#on-demand/preview/preview-link.ts';
import { explainFailure, loadSettings } from './publishing.ts';
import { print } from './print.ts';
import { log } from '#base/log.ts';

/** Seconds that the clocks of two machines may differ. */
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
