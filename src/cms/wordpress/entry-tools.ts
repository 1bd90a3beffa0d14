import { type ContentBaseClient, ContentBaseError } from './client.ts';
import type { Tools } from './tools.ts';

interface Telling {
  readonly warn: Tools['warn'];
  /** A file could not be copied. */
  readonly onFailure?: () => void;
}

/** What every conversion of entries has, whether they are published or shown as drafts. */
export function entryTools(
  client: ContentBaseClient,
  { warn, onFailure }: Telling,
): Pick<Tools, 'url' | 'loadStylesheet' | 'warn' | 'orWarn'> {
  return {
    url: client.place.url,
    loadStylesheet: async (address) => (await client.download(address)).toString('utf8'),
    warn,
    orWarn: async (message, work) => {
      try {
        return await work();
      } catch (cause) {
        onFailure?.();
        warn(`${message} (${reasonOf(cause)}).`);
        return undefined;
      }
    },
  };
}

/** What may be told to whoever reads the status: neither what a decoder says of a file nor where this machine keeps it. */
function reasonOf(cause: unknown): string {
  if (cause instanceof ContentBaseError) return cause.message.replace(/\.$/u, '');
  const isOfSystem = cause instanceof Error && 'syscall' in cause && 'code' in cause;
  return isOfSystem ? `it cannot be kept: ${String(cause.code)}` : 'its format cannot be read';
}
