/** Spec §5: types that form inputs support. */
export const inputTypes = [
  ...(['text', 'password', 'email', 'number', 'tel', 'url'] as const),
  ...(['date', 'time', 'datetime-local', 'month', 'week'] as const),
] as const;

export type InputType = (typeof inputTypes)[number];
