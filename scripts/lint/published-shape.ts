/** The shape of a published format: what programs rely on, without descriptions, examples and limits, which may change. */

/** Keys of JSON Schema and OpenAPI that say nothing about the shape, or may be widened at any time. */
const loose: ReadonlySet<string> = new Set([
  '$id',
  '$schema',
  'description',
  'example',
  'examples',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'info',
  'maximum',
  'maxItems',
  'maxLength',
  'minimum',
  'minItems',
  'minLength',
  'openapi',
  'pattern',
  'servers',
  'summary',
  'tags',
  'title',
]);

/** Keys whose own keys are names of the format; `description` among them is a field. */
const naming: ReadonlySet<string> = new Set([
  'properties',
  'paths',
  'schemas',
  'responses',
  'content',
  'headers',
]);

/** Every failure has the same shape, which is in the document once. */
const failureStatus = /^[45]\d\d$/u;

/** @param value A JSON Schema or a document of OpenAPI.
 * @returns A line for each fact: `paths /api/posts get parameters slug required: false`. */
export function describeShape(value: unknown, place = ''): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      describeShape(entry, entryPlace(entry, { place, index })),
    );
  if (typeof value !== 'object' || value === null) return [`${place}: ${JSON.stringify(value)}`];
  const entries = Object.entries(value).filter(([key]) => !loose.has(key));
  if (entries.length === 0) return [`${place}: {}`];
  return entries.flatMap(([key, entry]) =>
    naming.has(key)
      ? shapeOfNamed(entry as object, key === 'properties' ? place : `${place} ${key}`)
      : describeShape(entry, `${place} ${key}`.trimStart()),
  );
}

function shapeOfNamed(named: object, place: string): readonly string[] {
  return Object.entries(named)
    .filter(([name]) => !failureStatus.test(name))
    .flatMap(([name, entry]) => describeShape(entry, `${place} ${name}`.trimStart()));
}

/** Values may stand in any order, parameters are told by their names, and alternatives by their places. */
function entryPlace(
  entry: unknown,
  { place, index }: { readonly place: string; readonly index: number },
): string {
  if (typeof entry !== 'object' || entry === null) return place;
  return `${place} ${'name' in entry && typeof entry.name === 'string' ? entry.name : index}`;
}

const ofCall = /^paths \S+ \S+ /u;
const requiredParameter = /^paths \S+ \S+ parameters .* required: true$/u;
const ofBody = /^paths \S+ \S+ requestBody /u;
/** What a body must have or may not have, and the object or the value that it is said of. */
const condition = /^(?<of>.*?) (?:required: "|additionalProperties: false|format: )/u;
const alternative = /^(?<of>.*? (?:anyOf|oneOf)) \d+ /u;

/** @returns Which number of the version has to be raised at least. */
export function classifyChange(before: readonly string[], after: readonly string[]): Change {
  if (before.some((line) => !after.includes(line))) return 'major';
  const added = after.filter((line) => !before.includes(line));
  const isKnown = (place: string | undefined) =>
    place !== undefined && before.some((line) => line.startsWith(`${place} `));
  const breaks = (line: string): boolean => {
    if (requiredParameter.test(line)) return isKnown(ofCall.exec(line)?.[0].trimEnd());
    if (ofBody.test(line)) return isKnown(condition.exec(line)?.groups?.of);
    // Programs that read an answer do not expect another form of it.
    return isKnown(alternative.exec(line)?.groups?.of);
  };
  if (added.some(breaks)) return 'major';
  return added.length === 0 ? 'none' : 'minor';
}

/** In the order of what they ask of programs. */
export const changes = ['none', 'minor', 'major'] as const;

export type Change = (typeof changes)[number];
