/** Proof of work that a lookup requires while somebody guesses contract numbers: the challenge and the browser's
 * solution. Uses zod/mini because browsers load it. */
import * as z from 'zod/mini';

const hexSchema = (length: number) => z.string().check(z.regex(/^[\da-f]+$/u), z.length(length));

export const challengeSchema = z.strictObject({
  /** 16 bytes. */
  seed: hexSchema(32),
  /** How many attempts the work takes on average. */
  attempts: z.int().check(z.positive(), z.lte(0xffff_ffff)),
  /** End of its validity, in milliseconds since the Unix epoch. */
  untilMs: z.int(),
  /** Of the server, over all of it and what it was asked for. */
  signature: hexSchema(64),
});

export type Challenge = z.output<typeof challengeSchema>;

export const proofSchema = z.strictObject({
  challenge: challengeSchema,
  counter: z.int().check(z.nonnegative()),
});

export type Proof = z.output<typeof proofSchema>;
