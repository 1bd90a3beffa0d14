/** Ids of collection days in calendars. They are hashes with a key: whoever has a calendar knows its address, kinds of
 * waste and days, and could find the contract number of a plain hash by trying all seven digits. */
import { createHmac } from 'node:crypto';
import type { Discharge } from '#model/discharges-answer.ts';
import { digestCharacters } from '#base/digest.ts';
import type { LiveSettings } from '../settings.ts';
import { type SecretSettings, sharedSecretOf } from '../shared-secret.ts';

export interface DayId {
  /** Stands for the contract, the container and the planned day: stays the same when the day is moved. */
  readonly uid: string;
  /** Stands for the contract and the container. */
  readonly stream: string;
}

export type DayIds = (discharge: Discharge) => DayId;

export function createDayIds(secret: string | Uint8Array): DayIds {
  const hash = (text: string): string =>
    createHmac('sha256', secret)
      .update(`day of a calendar ${text}`)
      .digest('base64url')
      .slice(0, digestCharacters);
  return ({ contractNumber, garbage, itemType, address, date, plannedDate }) => {
    const stream = hash(JSON.stringify([contractNumber, garbage, itemType, address]));
    return { stream, uid: hash(`${stream} ${plannedDate ?? date}`) };
  };
}

/** Without a secret for calendars there are files all the same, whose days are known again when they are added again. */
export function dayIdsOf(settings: SecretSettings & Pick<LiveSettings, 'calendarSecrets'>): DayIds {
  return createDayIds(settings.calendarSecrets?.secret ?? sharedSecretOf(settings));
}
