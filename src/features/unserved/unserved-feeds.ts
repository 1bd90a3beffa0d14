import { parseUnservedFeed, type UnservedFeed } from './unserved-feed.ts';
import { municipalityCentres } from '#shell/places/municipality-centres.ts';

/** @returns The feed at an address; undefined for any other address and for a municipality that does not exist. */
export function findUnservedFeed(pathname: string): UnservedFeed | undefined {
  const feed = parseUnservedFeed(pathname);
  const code = feed?.municipality;
  return code === undefined || municipalityCentres.has(code) ? feed : undefined;
}
