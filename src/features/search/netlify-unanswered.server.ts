import { getStore } from '@netlify/blobs';
import { BlobUnanswered } from './blob-unanswered.server.ts';

/** Unanswered words on Netlify, in a store that stays when the site is deployed anew. */
export const netlifyUnanswered = (): BlobUnanswered =>
  new BlobUnanswered(() => getStore({ name: 'unanswered-words', consistency: 'strong' }));
