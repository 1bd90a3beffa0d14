import { failure } from '#platform/base/result.ts';
import type { LiveContext } from '#platform/calls/endpoint.ts';
import { type GateShares, UpstreamGate } from '#platform/calls/upstream/upstream-gate.ts';
import type { Helpdesk } from './helpdesk.server.ts';

export const helpdeskShares: GateShares = { all: 8, network: 2, searches: 8 };

/** Bounded by the helpdesks that are in use: one. */
const gates = new WeakMap<Helpdesk, UpstreamGate>();

/** The helpdesk for one visitor, within the limits of its gate. */
export function gatedHelpdesk({
  helpdesk,
  clientAddress: address,
}: LiveContext<'helpdesk'>): Helpdesk | undefined {
  if (!helpdesk) return undefined;
  const gate = gates.get(helpdesk) ?? new UpstreamGate(helpdeskShares);
  gates.set(helpdesk, gate);
  const busy = { reason: 'busy' } as const;
  return {
    ...helpdesk,
    loadFields: async () =>
      (await gate.use({ address, isSearch: false }, () => helpdesk.loadFields())) ?? failure(busy),
    submit: async (submission) =>
      (await gate.use({ address, isSearch: false }, () => helpdesk.submit(submission))) ?? {
        type: 'down',
        reason: busy,
      },
  };
}
