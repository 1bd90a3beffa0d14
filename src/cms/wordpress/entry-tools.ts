import { messageOf } from '#base/error-message.ts';
import type { ContentBaseClient } from './client.ts';
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
    orWarn: async (says, work) => {
      try {
        return await work();
      } catch (cause) {
        onFailure?.();
        warn(`${says} (${messageOf(cause)}).`);
        return undefined;
      }
    },
  };
}
