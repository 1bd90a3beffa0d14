/** A small piece of work that a lookup is asked for while numbers are being guessed: what the server asks, and what the
 * browser sends back. Parsed with zod/mini, because it travels to the browser. */
import * as z from 'zod/mini';

const hexSchema = (maxLength: number) => z.string().check(z.regex(/^[\da-f]+$/u), z.maxLength(maxLength));

/** As altcha-lib makes it; its signature covers every parameter. */
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

/** Carries a proof, as JSON. */
export const proofHeader = 'Lookup-Proof';

/** In place of a proof, from a page without JavaScript, which cannot work one out. */
export const noProof = 'none';
