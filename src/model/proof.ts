/** Proof of work that a lookup requires while somebody guesses contract numbers: the challenge and the browser's
 * solution. Uses zod/mini because browsers load it. */
import * as z from 'zod/mini';

const hexSchema = (maxLength: number) => z.string().check(z.regex(/^[\da-f]+$/u), z.maxLength(maxLength));

/** Challenge in the format of altcha-lib; its signature covers every parameter. */
export const challengeSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string().check(z.maxLength(32)),
    nonce: hexSchema(64),
    salt: hexSchema(64),
    cost: z.int().check(z.positive(), z.lte(10_000_000)),
    keyLength: z.int().check(z.positive(), z.lte(64)),
    keyPrefix: hexSchema(16),
    data: z.strictObject({
      /** Milliseconds since the Unix epoch. */
      untilMs: z.int(),
    }),
  }),
  signature: hexSchema(128),
});

export type Challenge = z.output<typeof challengeSchema>;

export const proofSchema = z.strictObject({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int(), derivedKey: hexSchema(128) }),
});

export type Proof = z.output<typeof proofSchema>;
