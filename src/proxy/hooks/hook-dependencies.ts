import type { ContentEvent } from '#model/content-event.ts';
import type { HookSecrets } from './hook-settings.ts';
import type { ReplayGuard } from './replay-guard.ts';

/** Starts or notes the work that a hint asks for; it is done after the answer.
 * @throws When the hint could not be noted, so that its sender hears so. */
export type AcceptEvent = (event: ContentEvent) => void | Promise<void>;

/** Where webhooks are taken. */
export interface HookDependencies {
  readonly secrets: HookSecrets;
  readonly replayGuard: ReplayGuard;
  readonly acceptEvent: AcceptEvent;
}
