/** Ids of collection days in calendars. They are hashes with a key: whoever has a calendar knows its address, kinds of
 * waste and days, and could find the contract number of a plain hash by trying all seven digits. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import { digestCharacters } from '#platform/base/digest.ts';
import { addressKey } from '#shell/places/street-address.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';

export interface DayId {
  /** Stands for the contract, the container and the planned day: stays the same when the day is moved, and when the source
   * spells the container in another way. Two houses whose addresses have the same key have the same (`apart` in seen-days.server.ts). */
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
    const container = [wasteWord(garbage), containerWord(itemType), addressKey(address)];
    const stream = hash(JSON.stringify([contractNumber, ...container]));
    return { stream, uid: hash(`${stream} ${plannedDate ?? date}`) };
  };
}

/** @returns The same for spellings that differ in case, spaces and signs. */
export const wasteWord = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '');

const litresInCubicMetre = 1000;

/** `Konteiner 0,24 m³`, `konteiner 0.24m3` and `Konteiner 240 l` are one. */
function containerWord(itemType: string): string {
  const plain = itemType.normalize('NFKC').toLowerCase();
  const litres = plain.replace(
    /(\d{1,5}(?:[.,]\d{1,5})?) ?m ?3/u,
    (_, volume: string) => `${String(Math.round(Number(volume.replace(',', '.')) * litresInCubicMetre))} l`,
  );
  return wasteWord(litres.replace(/(?<=\d) ?(?:l\.?|liitrit?|ltr)(?!\p{L})/u, ' l'));
}

/** Without a secret for calendars there are files all the same, whose days are known again when they are added again. */
export function configureDayIds({
  calendarSecrets,
  sharedSecret,
}: Pick<LiveSettings, 'calendarSecrets' | 'sharedSecret'>): DayIds {
  return createDayIds(calendarSecrets?.secret ?? sharedSecret ?? randomBytes(32));
}
