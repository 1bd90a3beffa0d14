import type { ContentHint } from '#model/content-hint.ts';
import type { HookSecrets } from './hook-settings.ts';
import type { TakenIds } from './taken-ids.ts';

/** Starts or notes the work that a hint asks for; it is done after the answer.
 * @throws When the hint could not be noted, so that its sender hears so. */
export type AcceptHint = (hint: ContentHint) => void | Promise<void>;

/** Where webhooks are taken. */
export interface HookDesk {
  readonly secrets: HookSecrets;
  readonly takenIds: TakenIds;
  readonly acceptHint: AcceptHint;
}
