/** What is loaded before the compiler begins delays every start after a change of the code. */
import { join } from 'node:path';
import { scan } from 'rolldown/experimental';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Files of the project that a script imports, directly or not, but for what it imports later. */
async function loadedAtOnce(script: string): Promise<readonly string[]> {
  const imports = new Map<string, readonly string[]>();
  await scan({
    cwd: root,
    input: [script],
    platform: 'node',
    external: (id) => !/^[./#]/u.test(id),
    plugins: [
      {
        name: 'imports',
        buildEnd() {
          for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
        },
      },
    ],
  });
  const loaded = new Set([join(root, script)]);
  for (const id of loaded) for (const imported of imports.get(id) ?? []) loaded.add(imported);
  return [...loaded].filter((id) => id.startsWith(root)).map((id) => id.slice(root.length + 1));
}

test.each(['scripts/serve.ts', 'scripts/serve/compile-thread.ts'])(
  '%s loads no server, publisher, or schemas of content before the compiler begins',
  async (script) => {
    const loaded = await loadedAtOnce(script);
    expect(loaded.length).toBeGreaterThan(5);
    expect(
      loaded.filter((file) =>
        /^src\/(?:platform\/(?:server|on-demand|cms|publish\/publish\.)|.*\.server\.ts$)/u.test(file),
      ),
    ).toEqual([]);
  },
);
