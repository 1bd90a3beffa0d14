/** HTML by part, for each answer that it was made from; it goes when nobody holds the answer any more. */
const kept = new WeakMap<object, Map<string, string>>();

export function rendered(from: object): Map<string, string> {
  let parts = kept.get(from);
  if (!parts) kept.set(from, (parts = new Map()));
  return parts;
}
