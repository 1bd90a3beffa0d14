/** POST /api/unanswered: words for which the search of what goes where found nothing. Nothing about whoever typed them
 * is kept: neither the address nor the time, only the day. */
import { z } from 'zod';
import { failure, toMessage } from '#platform/base/result.ts';
import { reportsAnswerSchema } from '#platform/calls/service-answer.ts';
import { locales } from '#platform/languages/locale.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { accepted } from '#platform/calls/accepted.ts';
import type { Endpoint } from '#platform/calls/endpoint.ts';
import { parseParameters } from '#platform/calls/request-fields.ts';
import { parseNotedWords } from './noted-words.server.ts';
import { wordRefusals } from './refusals.ts';

const askedSchema = z.strictObject({
  words: z
    .string()
    .max(200)
    .transform((typed, context) => {
      const words = parseNotedWords(typed);
      if (words !== undefined) return words;
      context.addIssue('may be something other than the name of an object');
      return z.NEVER;
    }),
  locale: z.enum(locales),
});

export const unanswered: Endpoint<'unanswered' | 'wordShare'> = {
  path: '/api/unanswered',
  name: 'unanswered',
  methods: ['POST'],
  operations: {
    POST: {
      asked: askedSchema,
      answered: reportsAnswerSchema,
      status: 202,
      refusals: ['not-configured', 'upstream-wrong', 'words-exhausted'],
    },
  },
  refusals: wordRefusals,
  isPersonal: false,
  answer: async (parameters, { unanswered: store, wordShare, clock, clientAddress }) => {
    if (!store) return failure({ code: 'not-configured' });
    const asked = parseParameters(askedSchema, parameters);
    if (asked.type === 'failure') return asked;
    const now = clock();
    try {
      const takeWords = (room: number) => wordShare.take(clientAddress, room);
      const noted = await store.note({ day: tallinnDay(now), ...asked.value }, takeWords);
      if (noted.type === 'failure') return noted;
    } catch (cause) {
      return failure({ code: 'upstream-wrong', reason: toMessage(cause) });
    }
    return accepted(now);
  },
};
