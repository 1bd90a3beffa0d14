import type { RebuildBlobs } from '#platform/calls/hooks/rebuild-store.ts';

/** Fake Netlify Blobs with conditional writes, which Netlify's own emulator does not implement. */
export function sampleBlobs() {
  const kept = new Map<string, { readonly json: string; readonly etag: string }>();
  let writes = 0;
  const blobs: RebuildBlobs = {
    get: (key) => Promise.resolve(parse(kept.get(key)?.json)),
    getWithMetadata: (key) => {
      const blob = kept.get(key);
      return Promise.resolve(blob ? { data: parse(blob.json), etag: blob.etag } : null);
    },
    setJSON: (key, value, condition) => {
      const blob = kept.get(key);
      const isMet = !condition || ('onlyIfNew' in condition ? !blob : blob?.etag === condition.onlyIfMatch);
      if (isMet) kept.set(key, { json: JSON.stringify(value), etag: `etag-${(writes += 1)}` });
      return Promise.resolve({ modified: isMet });
    },
    list: ({ prefix }) =>
      Promise.resolve({
        blobs: [...kept.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key })),
      }),
    delete: (key) => {
      kept.delete(key);
      return Promise.resolve();
    },
  };
  return { blobs, keys: () => [...kept.keys()].toSorted() };
}

function parse(json: string | undefined): unknown {
  return json === undefined ? null : JSON.parse(json);
}
