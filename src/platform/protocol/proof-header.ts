/** How a proof of work is sent (proof.ts). */

/** Request header with the solution as JSON. */
export const proofHeader = 'Lookup-Proof';

/** Sent instead of a proof by a page without JavaScript, which cannot compute one. */
export const noProof = 'none';
