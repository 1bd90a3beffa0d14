import type { Config } from '@netlify/functions';
import { systemClock } from '#platform/base/clock.ts';
import { unanswered } from '#features/search/unanswered.server.ts';
import { netlifyUnanswered } from '#features/search/netlify-unanswered.server.ts';
import { WordShare } from '#features/search/word-share.server.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** POST: words for which the search of what goes where found nothing. */
export default netlifyCall(unanswered, () => ({
  unanswered: netlifyUnanswered(),
  wordShare: new WordShare(systemClock),
}));

export const config: Config = {
  path: '/api/unanswered',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
