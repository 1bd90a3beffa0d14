import type { HeaderTable } from '#shell/addresses/headers.server.ts';
import { findOpenType, openDataHeaders } from './open-files.ts';

/** Open data: each file by its own address, since files for our own pages lie beside them. */
export const openHeaders = (addresses: readonly string[]): HeaderTable =>
  Object.fromEntries(
    addresses.map((address) => [address, { ...openDataHeaders, 'Content-Type': findOpenType(address) }]),
  );
