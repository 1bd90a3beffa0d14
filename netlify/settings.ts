/** Settings as functions read them. They import no list of all features, so that they pack little; a part that is missing here does not
 * compile. */
import type { Environment } from '#platform/base/environment.ts';
import { type LiveSettings, platformSettings } from '#platform/calls/settings.ts';
import { parseParts } from '#platform/calls/settings-part.ts';
import { settings as ofCalendar } from '#features/calendar/settings.server.ts';
import { settings as ofForms } from '#features/forms/settings.server.ts';
import { settings as ofStatus } from '#features/status/settings.server.ts';

/** @throws {SettingsError} Naming each invalid setting. */
export const netlifySettings = (environment: Environment = process.env): LiveSettings =>
  parseParts([platformSettings, ofCalendar, ofForms, ofStatus], {
    ...environment,
    // Netlify sets this variable to the main address of the site.
    SITE_URL: environment.SITE_URL ?? environment.URL,
  });
