import { filters } from './filters.ts';

export const stationsPath = '/home-customer/waste-stations';

/** Whether the query of the page asks for something that its file does not hold. What one brings is none of it: the script of
 * the page finds that. */
export const isStationsAsked = (search: URLSearchParams): boolean =>
  Object.values(filters).some(({ name }) => search.has(name));
