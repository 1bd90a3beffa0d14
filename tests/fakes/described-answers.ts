/** Holds every answer of the API of tests against what its endpoint says of itself, so that the document of the interface
 * (src/features/open-data) is true wherever a test asks. */
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { z } from 'zod';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import type { Method } from '#platform/calls/operation.ts';
import { endpoints } from '#features/endpoints.server.ts';
import { refusalEntry } from '#platform/calls/refusal.ts';
import { listRefusals } from '#platform/calls/listed-refusals.ts';

interface Answered {
  readonly pathname: string;
  readonly method: string;
  readonly status: number;
  /** Parsed JSON. */
  readonly body: unknown;
}

/** @throws {AssertionError} If the answer has a field, a status or a refusal that the endpoint does not name. */
export function assertDescribed({ pathname, method, status, body }: Answered): void {
  const endpoint = endpoints.get(pathname);
  const asked = method as Method;
  const operation = endpoint?.operations[asked];
  if (!endpoint || !operation) return;
  if (status >= 400) {
    const { code } = failureAnswerSchema.parse(body).error;
    assertWhole(failureAnswerSchema, body);
    const known = [...listRefusals(endpoint, asked)].find((one) => one === code);
    ok(known, `${method} ${pathname} does not name its refusal ${code}`);
    strictEqual(status, refusalEntry(known, endpoint.refusals).status);
    return;
  }
  strictEqual(status, operation.status ?? 200);
  assertWhole(operation.answered, body);
}

/** A schema leaves out what it does not know, so the two differ where the answer has more. */
function assertWhole(schema: z.core.$ZodType, body: unknown): void {
  deepStrictEqual(JSON.parse(JSON.stringify(z.parse(schema, body))), body);
}
