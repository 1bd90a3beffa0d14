import type { ContentUpdateOptions } from './import-content.ts';
import type { PublishContext } from './publish-context.ts';

/** What finding changes needs of a publish. */
export type FindContext = Pick<
  PublishContext,
  'site' | 'state' | 'settings' | 'pages' | 'version' | 'output' | 'graph' | 'openRenderer'
> &
  Partial<Pick<PublishContext, 'fixedTargets'>> & {
    readonly pool: ContentUpdateOptions['pool'];
    readonly compiled: Pick<PublishContext['compiled'], 'entry'>;
  };
