/** HTML by part, for each answer that it was made from; it goes when nobody holds the answer any more. */
const cached = new WeakMap<object, Map<string, string>>();

export function rendered(from: object): Map<string, string> {
  const parts = cached.get(from) ?? new Map<string, string>();
  cached.set(from, parts);
  return parts;
}
