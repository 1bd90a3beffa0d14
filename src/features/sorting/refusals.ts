/** Refusals of a sheet. */
import type { RefusalEntry } from '#platform/calls/refusal-entry.ts';

declare module '#platform/calls/refusal.ts' {
  interface DeclaredRefusals {
    sorting: typeof sheetRefusals;
  }
}

export const sheetRefusals = {
  /** The choices of a sheet of what goes where. */
  'sheet-unknown': {
    status: 400,
    message: {
      et: 'Sellist lehte teha ei saa. Valige kuni kaheksa konteinerit, keel ning vald või linn.',
      ru: 'Такой лист сделать нельзя. Выберите до восьми контейнеров, язык и волость или город.',
      en: 'This sheet cannot be made. Choose up to eight bins, a language and a municipality.',
    },
  },
} as const satisfies Readonly<Record<string, RefusalEntry>>;
