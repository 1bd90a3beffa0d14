/** Publishes once at a given instant, in its own process, which a test may kill.
 * `node tests/publish-once.ts '{"folder": …, "now": …, "settings": {…}}'` prints the outcome as one JSON line. */
import { z } from 'zod';
import { site } from '#features/site.ts';
import { ContentError } from '#platform/cms/export/parse-file.ts';
import { publish } from '#platform/publish/publish.ts';
import { rollBack } from '#platform/publish/replaced-files.ts';
import { root, siteSettings } from './site-settings.ts';
import { fewTargets } from './small-site-targets.ts';

const orderSchema = z.object({
  /** Folder of the site: see `siteSettings`. */
  folder: z.string(),
  /** Milliseconds since the epoch. */
  now: z.number(),
  settings: z
    .partialRecord(z.enum(['siteUrl', 'commit', 'mapTiles', 'contentDir', 'outDir', 'stateDir']), z.string())
    .default({}),
  rollsBack: z.boolean().default(false),
});

export type PublishOrder = z.input<typeof orderSchema>;

const { folder, now, settings, rollsBack } = orderSchema.parse(JSON.parse(process.argv[2] ?? ''));
const chosen = { ...siteSettings(folder), ...settings };
try {
  if (rollsBack) rollBack(chosen, () => undefined);
  else {
    const outcome = await publish({
      root,
      site,
      settings: chosen,
      clock: () => now,
      fixedTargets: fewTargets,
      report: ({ type }) => type === 'lock-awaited' && process.stderr.write('waiting\n'),
    });
    process.stdout.write(`${JSON.stringify(outcome)}\n`);
  }
} catch (cause) {
  if (!(cause instanceof ContentError)) throw cause;
  process.stderr.write(cause.message);
  process.exitCode = 3;
}
