/** HTML by part, for each answer that it was made from; dropped with the answer. */
const cached = new WeakMap<object, Map<string, string>>();

export function rendered(from: object): Map<string, string> {
  const parts = cached.get(from) ?? new Map<string, string>();
  cached.set(from, parts);
  return parts;
}
