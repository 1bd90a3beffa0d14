/** The shape of a published format: what programs rely on, without descriptions, examples and limits, which may change. */

/** Keys of JSON Schema and OpenAPI that say nothing about the shape, or may be widened at any time. */
const loose: ReadonlySet<string> = new Set(
  [
    [
      '$id',
      '$schema',
      'description',
      'example',
      'examples',
      'info',
      'openapi',
      'servers',
      'summary',
      'tags',
      'title',
    ],
    ['maximum', 'maxItems', 'maxLength', 'minimum', 'minItems', 'minLength', 'pattern'],
  ].flat(),
);

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
export function shapeOf(value: unknown, place = ''): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => shapeOf(entry, entryPlace(entry, { place, index })));
  if (typeof value !== 'object' || value === null) return [`${place}: ${JSON.stringify(value)}`];
  const entries = Object.entries(value).filter(([key]) => !loose.has(key));
  if (entries.length === 0) return [`${place}: {}`];
  return entries.flatMap(([key, entry]) =>
    naming.has(key)
      ? shapeOfNamed(entry as object, key === 'properties' ? place : `${place} ${key}`)
      : shapeOf(entry, `${place} ${key}`.trimStart()),
  );
}

function shapeOfNamed(named: object, place: string): readonly string[] {
  return Object.entries(named)
    .filter(([name]) => !failureStatus.test(name))
    .flatMap(([name, entry]) => shapeOf(entry, `${place} ${name}`.trimStart()));
}

/** Values may stand in any order, parameters are told by their names, and alternatives by their places. */
function entryPlace(
  entry: unknown,
  { place, index }: { readonly place: string; readonly index: number },
): string {
  if (typeof entry !== 'object' || entry === null) return place;
  return `${place} ${'name' in entry && typeof entry.name === 'string' ? entry.name : index}`;
}

const call = /^paths \S+ \S+ /u;
const requiredInput = /^paths \S+ \S+ (?:parameters|requestBody) .*required: (?:"|true)/u;

/** @returns Which number of the version has to be raised. */
export function changeOf(before: readonly string[], after: readonly string[]): 'none' | 'minor' | 'major' {
  const added = after.filter((line) => !before.includes(line));
  if (before.some((line) => !after.includes(line))) return 'major';
  const asksForMore = added.some((line) => {
    const [ofCall] = call.exec(line) ?? [];
    return requiredInput.test(line) && before.some((known) => known.startsWith(ofCall ?? line));
  });
  if (asksForMore) return 'major';
  return added.length === 0 ? 'none' : 'minor';
}
