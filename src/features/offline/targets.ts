/** The service worker, and what makes the site an app. */
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { offlineWorkerAddress } from '#shell/addresses/own-paths.ts';
import { appManifestAddress } from './app.ts';

export const targets: TargetSource = {
  fixed: () => [offlineWorkerAddress, ...locales.map(appManifestAddress)],
};
