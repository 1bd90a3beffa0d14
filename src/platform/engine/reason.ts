/** Why a target is rendered. Every decision of the engine has a reason that a person can read in the log. */
import type { KeyChange } from '#platform/base/key-range.ts';
import { unreachable } from '#platform/base/unreachable.ts';

/** Lists of inputs that are not content: modules of the code, and settings. Their keys are names. */
export const codeList = '#code';
export const settingList = '#setting';

export type StaleReason =
  | { readonly type: 'new' }
  | { readonly type: 'asked' }
  | { readonly type: 'code-changed' }
  | { readonly type: 'output-changed' }
  | { readonly type: 'rolled-back' }
  | { readonly type: 'answer-changed'; readonly query: string; readonly keyChange: KeyChange };

export function formatReason(reason: StaleReason): string {
  switch (reason.type) {
    case 'new':
      return 'it is new';
    case 'asked':
      return 'a full build was asked for';
    case 'code-changed':
      return 'the code or a setting changed';
    case 'output-changed':
      return 'its file was missing or had been changed by someone else';
    case 'rolled-back':
      return 'the last publish was rolled back';
    case 'answer-changed':
      if (reason.keyChange.list === codeList) return `${reason.keyChange.key} changed`;
      if (reason.keyChange.list === settingList) return `the setting ${reason.keyChange.key} changed`;
      return `${reason.query} answers differently since ${reason.keyChange.list} changed at ${reason.keyChange.key}`;
    default:
      return unreachable(reason);
  }
}
