import { type OpenData, type OpenDataBody, type OpenDataFormat, openDataVersion } from './format.ts';
import { tallinnInstant } from '#platform/time/tallinn-time.ts';
import { type OwnContacts, withoutPersons } from '#shell/privacy/without-persons.ts';
import { openDataSchemaAddress, openLicence } from './open-files.ts';

export interface OpenDataSource {
  readonly siteUrl: string;
  readonly company: { readonly name: string } & OwnContacts;
  /** Newest change, in milliseconds; null where nobody knows. */
  readonly modified: number | null;
}

/** A file of open data with its head, checked with its schema.
 * @throws {z.ZodError} If something does not fit: then the file stays as it was, and the publisher names it. */
export function openData<Format extends OpenDataFormat>(
  { name, schema }: Format,
  body: OpenDataBody<Format>,
  { siteUrl, company, modified }: OpenDataSource,
): OpenData<Format> {
  const whole = {
    $schema: siteUrl + openDataSchemaAddress(name),
    version: openDataVersion,
    licence: openLicence,
    publisher: { name: company.name, url: siteUrl },
    documentation: `${siteUrl}/data`,
    ...(modified !== null && { modified: tallinnInstant(modified) }),
    ...body,
  };
  return schema.parse(withoutPersons(whole, company)) as OpenData<Format>;
}
