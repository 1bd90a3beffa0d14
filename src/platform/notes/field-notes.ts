/** What a schema found wrong with a field, as editors are told it: the sentences of the library speak of types. */
import type { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { isNoteCode, type Note, toNote } from './note.ts';

/** @returns A note for each fault, with its field. */
export const faultsIn = ({ issues }: z.ZodError): readonly Note[] => issues.map(toFieldNote);

/** The first fault, for what has one message only. */
export const firstFault = ({ issues: [issue] }: z.ZodError): Note =>
  issue ? toFieldNote(issue) : toNote('unusable');

export function toFieldNote(issue: z.core.$ZodIssue): Note {
  const field = issue.path.map(String).join('.');
  return { ...toFault(issue), ...(field !== '' && { field }) };
}

/** A schema names the code of its own checks in the place of a message: `z.refine(isFree, 'slug-of-page' satisfies NoteCode)`. */
function toFault(issue: z.core.$ZodIssue): Note {
  if (isNoteCode(issue.message)) return { code: issue.message, values: {} };
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? toNote('missing')
        : toNote(lookup(codesOfTypes, issue.expected) ?? 'unusable');
    case 'too_small':
    case 'too_big':
      return toSizeFault(issue);
    case 'invalid_value':
      return issue.values.length > 1
        ? toNote('not-a-choice', { choices: issue.values.map(String) })
        : toWrongForm(issue.input);
    case 'invalid_union':
      // A choice between objects: what is wrong is the name of the choice.
      return issue.input === undefined ? toNote('missing') : toWrongForm(issue.input);
    case 'invalid_format': {
      const code = lookup(codesOfFormats, issue.format);
      return code === undefined ? toWrongForm(issue.input) : toNote(code);
    }
    case 'unrecognized_keys':
      return toNote('unknown-parts', { names: issue.keys });
    case 'invalid_key':
    case 'invalid_element':
      // What is wrong with the name or the entry itself.
      return issue.issues[0] ? toFault(issue.issues[0]) : toNote('unusable');
    case 'not_multiple_of':
      return toNote('too-exact', { step: issue.divisor });
    case 'custom':
      return toNote('unusable');
    default:
      return issue satisfies never;
  }
}

const codesOfTypes = {
  number: 'not-a-number',
  int: 'not-a-whole-number',
  string: 'not-a-text',
  array: 'not-a-list',
  tuple: 'not-a-list',
  boolean: 'not-yes-or-no',
  object: 'not-a-group',
  record: 'not-a-group',
} as const;

const codesOfFormats = {
  date: 'not-a-day',
  datetime: 'not-a-moment',
  time: 'not-a-time',
  url: 'not-a-web-address',
  email: 'not-an-email',
} as const;

/** Max characters of a wrong value in a sentence. */
const namedLength = 60;

function toWrongForm(value: unknown): Note {
  if (typeof value !== 'string' && typeof value !== 'number') return toNote('unusable');
  const text = String(value);
  return toNote('wrong-form', {
    value: text.length > namedLength ? `${text.slice(0, namedLength)}…` : text,
  });
}

function toSizeFault(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Note {
  const bound = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return bound === 1 ? toNote('empty') : toNote('too-short', { min: bound });
    if (issue.origin === 'array') return bound === 1 ? toNote('empty') : toNote('too-few', { min: bound });
    return toNote(issue.inclusive ? 'below-min' : 'not-above', { min: bound });
  }
  if (issue.origin === 'string') return toNote('too-long', { max: bound });
  return issue.origin === 'array' ? toNote('too-many', { max: bound }) : toNote('above-max', { max: bound });
}
