import type { LiveFacts } from '#platform/calls/live-facts.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { readCompany } from '#shell/layout/site.ts';
import { wasteTypes } from '#shell/waste/waste-names.ts';

declare module '#platform/calls/live-facts.ts' {
  interface LiveFacts {
    /** Estonian names of waste types, by id. */
    readonly wasteTypes: Readonly<Record<string, string>>;
  }
}

export const infoPhone = (context: QueryContext): string => readCompany(context).infoPhone;

/** What live calls say of the content. */
export const liveFacts = (context: QueryContext): LiveFacts => ({
  phone: infoPhone(context),
  wasteTypes: Object.fromEntries(wasteTypes(context).map(({ id, name }) => [id, name.et])),
});
