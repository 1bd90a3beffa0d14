/** Tokens of calendar addresses. A token holds what the visitor chose, encrypted and authenticated (AES-256-GCM), so that
 * nothing is stored on our side and the address does not show a contract number.
 *
 * Bytes, as base64url: version (1), key id (4), nonce (12), ciphertext, tag (16). The first five are authenticated too. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#platform/base/clock.ts';
import { tryJson } from '#platform/base/json.ts';
import { maxContracts, maxWasteTypes, type Reminder, reminders } from './calendar.ts';
import { type ContractNumber, parseContractNumber } from '#shell/company/contract-number.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import type { CalendarSecrets } from './settings.server.ts';

export interface SealedChoice {
  readonly contractNumbers: readonly ContractNumber[];
  readonly locale: Locale;
  /** Ids of kinds of waste (`wasteKey`); empty for all. */
  readonly wasteKeys: readonly string[];
  readonly reminder: Reminder;
}

const version = 1;
const keyIdBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + keyIdBytes;
const algorithm = 'aes-256-gcm';

const choiceSchema = z.tuple([
  z
    .array(
      z
        .string()
        .transform(parseContractNumber)
        .pipe(z.custom<ContractNumber>((one) => one !== undefined)),
    )
    .min(1)
    .max(maxContracts),
  z.enum(locales),
  z.enum(reminders),
  z.array(z.string()).max(maxWasteTypes),
]);

interface Key {
  readonly id: Uint8Array;
  readonly key: Uint8Array;
  /** undefined: it holds for good. */
  readonly lastDay: string | undefined;
}

export class CalendarTokens {
  readonly #keys: readonly [Key, ...Key[]];
  readonly #clock: Clock;

  constructor({ secret, old }: CalendarSecrets, clock: Clock) {
    const current = deriveKey(secret, undefined);
    this.#keys = old ? [current, deriveKey(old.secret, old.lastDay)] : [current];
    this.#clock = clock;
  }

  /** @returns Another token each time, also for the same choice. */
  seal({ contractNumbers, locale, reminder, wasteKeys }: SealedChoice): string {
    const [{ id, key }] = this.#keys;
    const head = Buffer.from([version, ...id]);
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(head);
    const choice = JSON.stringify([contractNumbers, locale, reminder, wasteKeys]);
    const body = [cipher.update(choice, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat([head, nonce, ...body]).toString('base64url');
  }

  /** @returns undefined for a token that was not made here, was changed, or whose key is no longer read. */
  open(token: string): SealedChoice | undefined {
    const bytes = Buffer.from(token, 'base64url');
    // Other spellings of the same bytes are refused, so that a calendar has one address.
    if (bytes.length <= headBytes + nonceBytes + tagBytes || bytes.toString('base64url') !== token)
      return undefined;
    const head = bytes.subarray(0, headBytes);
    const today = tallinnDay(this.#clock());
    const key = this.#keys.find(
      ({ id, lastDay = today }) => Buffer.from([version, ...id]).equals(head) && today <= lastDay,
    );
    const text = key && decrypt(bytes, head, key.key);
    if (text === undefined) return undefined;
    // A later version of the site may have written something that this one does not know.
    const choice = choiceSchema.safeParse(tryJson(text));
    if (!choice.success) return undefined;
    const [contractNumbers, locale, reminder, wasteKeys] = choice.data;
    return { contractNumbers, locale, reminder, wasteKeys };
  }
}

function deriveKey(secret: string, lastDay: string | undefined): Key {
  const derive = (purpose: string, length: number) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `calendar ${purpose}`, length));
  return { id: derive('key id', keyIdBytes), key: derive('key', 32), lastDay };
}

/** @returns undefined if the bytes are not authentic. */
function decrypt(bytes: Buffer, head: Uint8Array, key: Uint8Array): string | undefined {
  const nonceEnd = headBytes + nonceBytes;
  const tagStart = bytes.length - tagBytes;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(headBytes, nonceEnd), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(head).setAuthTag(bytes.subarray(tagStart));
  try {
    return decipher.update(bytes.subarray(nonceEnd, tagStart), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
