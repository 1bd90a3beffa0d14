/** What fields of answers mean where their names do not say it. Only those of schemas that browsers load are here, so that
 * no page carries the texts; all other schemas describe their fields themselves. */

export const answerTexts: Readonly<Record<string, string>> = {
  isDemonstration: 'Demonstration data: no content base is connected.',
  isStale: 'The upstream fails; this is its last good answer.',
  asOf: 'When the upstream answered.',
  garbage: 'Kind of waste, in Estonian.',
  itemType: 'Container, in Estonian.',
  plannedDate: 'Scheduled day, if the collection was moved.',
  path: 'Path of the calendar; absent where the site makes none.',
  area: 'Collection area.',
  city: 'Town or village.',
  reason: 'In Estonian, if known.',
  newDate: 'Next visit of the truck, if known.',
  kojv_olme: 'Collection of household waste.',
  kojv_ehitus: 'Collection of construction waste.',
  failed_discharges: 'Missed collections.',
  id: 'Stays the same.',
  nextPage: 'Absent on the last page.',
  title: 'Plain text.',
  url: 'Path of the article, without the prefix of a language.',
  slug: 'Last part of the article’s address.',
  excerpt: 'Plain text; may be empty.',
  translations: 'In the languages that have the article.',
  label: 'In the language of the helpdesk.',
  turnstileSiteKey: 'Public key of the security check, where there is one.',
  reference: 'To give on the phone.',
  delivery: 'mail: sent by email. outbox: saved on the server; the email goes later.',
};

export const failureTexts: Readonly<Record<string, string>> = {
  code: 'Lasting, for programs.',
  message: 'For people; may change.',
  parameter: 'The field that is wrong.',
  fields: 'Fields of the form that are missing or wrong.',
  reference: 'To give on the phone about a form that was not confirmed.',
  text: 'The helpdesk’s own explanation.',
  challenge:
    'Task whose solution is sent in the header Lookup-Proof as {"challenge": …, "counter": …}. Find a counter for which the first four bytes of the SHA-256 of the 16 bytes of seed and the 8 bytes of counter (big-endian), as a number, are below 2³² / attempts.',
};
