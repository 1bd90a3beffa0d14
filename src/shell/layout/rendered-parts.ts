/** Rendered HTML by part, for each query result that it depends on; released with the result. */
const cached = new WeakMap<object, Map<string, string>>();

export function rendered(from: object): Map<string, string> {
  const parts = cached.get(from) ?? new Map<string, string>();
  cached.set(from, parts);
  return parts;
}
