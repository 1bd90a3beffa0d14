import type { HeaderTable } from '#shell/addresses/headers.server.ts';
import { findOpenType, openDataHeaders, publishedOpenAddresses } from '#shell/open-data/open-files.ts';

/** Open data: each file by its own address, since files for our own pages lie beside them. */
export const openHeaders: HeaderTable = Object.fromEntries(
  publishedOpenAddresses.map((address) => [
    address,
    { ...openDataHeaders, 'Content-Type': findOpenType(address) },
  ]),
);
