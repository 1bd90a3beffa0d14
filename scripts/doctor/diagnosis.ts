/** Result of one check. */
export interface Diagnosis {
  /** Short name of the check. */
  readonly subject: string;
  /** `warning` may be intended. */
  readonly state: 'good' | 'warning' | 'bad';
  readonly message: string;
  /** Remedy. */
  readonly remedy?: string;
}

const marks = { good: '✓', warning: '!', bad: '✗' } as const satisfies Record<Diagnosis['state'], string>;

export function formatDiagnosis({ subject, state, message, remedy }: Diagnosis): string {
  const line = `${marks[state]} ${subject}: ${message}`;
  return remedy === undefined ? line : `${line}\n    ${remedy}`;
}
