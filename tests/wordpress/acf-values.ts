/** Converts a value of the export to ACF's format: names in snake_case, numbers as texts. */
export function toAcf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toAcf);
  if (typeof value === 'number') return String(value);
  if (value === null) return '';
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key === 'type' ? 'acf_fc_layout' : key.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
      toAcf(part),
    ]),
  );
}
