import type { ContentEvent } from '#platform/cms/content-event.ts';
import type { LiveSettings } from '../settings.ts';
import type { HookSecrets } from './hook-settings.ts';
import type { ReplayGuard } from './replay-guard.ts';

/** Starts or records the work for an event; the work itself runs after the response.
 * @throws When the event could not be recorded, so that the sender retries. */
export type AcceptEvent = (event: ContentEvent) => void | Promise<void>;

/** Dependencies of the webhook endpoint. */
export interface HookDependencies {
  readonly secrets: HookSecrets;
  readonly replayGuard: ReplayGuard;
  readonly acceptEvent: AcceptEvent;
}

export interface HookSurroundings {
  /** Absent: webhooks are refused. */
  readonly acceptEvent?: AcceptEvent | undefined;
  /** Webhook ids already processed. */
  readonly replayGuard: ReplayGuard;
}

/** @returns undefined when no secret is set, or nothing takes events. */
export function configureHooks(
  { hooks: secrets }: Pick<LiveSettings, 'hooks'>,
  { acceptEvent, replayGuard }: HookSurroundings,
): HookDependencies | undefined {
  const { signingKey, pageBuilderSecret } = secrets;
  if (!acceptEvent || (!signingKey && pageBuilderSecret === undefined)) return undefined;
  return { secrets, replayGuard, acceptEvent };
}
