/** What the Netlify functions that start builds share. */
import { getStore } from '@netlify/blobs';
import type { NetlifyPlace } from '../netlify-api.ts';
import type { LiveSettings } from '../settings.ts';
import { RebuildStore } from './rebuild-store.ts';

// The store of the whole site: events recorded during one deploy are built by the next. Netlify provides it only
// during a request.
export const loadBlobs = () => getStore({ name: 'rebuilds', consistency: 'strong' });

export const loadStore = () => new RebuildStore(loadBlobs());

export interface Builder {
  readonly buildHookUrl: string;
  readonly siteUrl: string;
}

/** @returns undefined where builds are disabled: in deploy previews and without a build hook. */
export function findBuilder(settings: LiveSettings, { deploy, site }: NetlifyPlace): Builder | undefined {
  const { buildHookUrl } = settings.rebuilds;
  if (deploy.context !== 'production' || buildHookUrl === undefined || site.url === undefined)
    return undefined;
  return { buildHookUrl, siteUrl: site.url };
}
