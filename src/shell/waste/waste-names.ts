import { type Locale, textIn } from '#platform/languages/locale.ts';
import type { QueryContext } from '#platform/store/query.ts';

/** Name of a waste type; its id if it has no name. */
export function wasteTypeName(reader: QueryContext['reader'], type: string, locale: Locale): string {
  const name = reader.entry('waste-types', type)?.name;
  return name ? textIn(name, locale) : type;
}

/** Kinds of waste with their names in every language. */
export function wasteTypes({ reader }: QueryContext) {
  return reader.range('waste-types', 'waste-types').map(({ id, name }) => ({ id, name }));
}
