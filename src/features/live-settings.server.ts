/** Settings of the live part: of the platform and of all features. */
import type { Environment } from '#platform/base/environment.ts';
import { type LiveSettings, platformSettings } from '#platform/calls/settings.ts';
import { parseParts } from '#platform/calls/settings-part.ts';
import { features } from './features.ts';

const parts = [
  platformSettings,
  ...features.flatMap((one) => ('settings' in one ? [one.settings] : [])),
] as const;

/** Names of the environment variables. */
export const liveSettingNames: readonly string[] = [
  ...new Set(parts.flatMap(({ shape }) => Object.keys(shape))),
];

/** A setting that a feature has declared and that no part has does not compile.
 * @throws {SettingsError} Naming each invalid setting. */
export const parseLiveSettings = (environment: Environment): LiveSettings => parseParts(parts, environment);
