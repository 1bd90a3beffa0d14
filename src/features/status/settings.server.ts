import { z } from 'zod';
import { settingsPart } from '#platform/calls/settings-part.ts';

declare module '#platform/calls/settings.ts' {
  interface LiveSettings {
    /** /status is public. */
    readonly isStatusPublic: boolean;
  }
}

export const settings = settingsPart({
  shape: {
    /** `yes` makes /status public. */
    STATUS_PUBLIC: z.enum(['yes', 'no'], { error: 'is neither yes nor no' }).default('no'),
  },
  toSettings: ({ STATUS_PUBLIC }) => ({ isStatusPublic: STATUS_PUBLIC === 'yes' }),
});
