/** Digests of the publisher's own modules that decide what a target is without being part of the compiled pages. The
 * bundler finds what they import; nothing is written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scan } from 'rolldown/experimental';
import { digest, type Digest } from '#platform/base/digest.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import type { PublisherPart } from '../code-graph.ts';
import { type GraphModule, reach, withoutComments } from './build-graph.ts';

interface PartFiles {
  /** Modules that count with everything they import. */
  readonly from: readonly string[];
  /** Modules of the site that do so too, by their file name: each feature has its own. */
  readonly named?: RegExp;
  /** Modules that count alone. */
  readonly alone?: readonly string[];
  /** Folders and files that are read while the site is published. */
  readonly read?: readonly string[];
}

/** Relative to the root of the project. */
const parts: Readonly<Record<PublisherPart, PartFiles>> = {
  import: {
    from: ['src/platform/publish/content.ts', 'src/platform/store/import.ts'],
    named: /\/kinds(?:\.server)?\.ts$/u,
  },
  queries: { from: ['src/platform/store/cached-answers.ts'], named: /\/queries\.ts$/u },
  targets: { from: ['src/platform/publish/targets.ts'] },
  drawings: {
    from: [
      'src/platform/base/images.ts',
      'src/shell/documents/social-image.server.ts',
      'src/features/forms/order-form-pdf.server.ts',
      'src/features/help/guide-pdf.server.ts',
    ],
    alone: ['src/platform/publish/assets.ts'],
    read: ['src/shell/art', 'src/shell/documents/fonts', 'src/shell/styles'],
  },
  rendering: {
    from: [],
    alone: [
      'src/platform/publish/render.ts',
      'src/platform/publish/output.ts',
      'src/platform/publish/compiled-pages.ts',
      'src/features/offline/published-worker.server.ts',
      'src/platform/publish/needed-files.ts',
      'src/platform/publish/inputs.ts',
    ],
  },
};

/** @param root Folder of the project. */
export async function digestPublisher(root: string): Promise<Readonly<Record<PublisherPart, Digest>>> {
  const byId = await traceModules(root);
  const digests = new Map([...byId].map(([id, { code }]) => [id, digest(withoutComments(id, code ?? ''))]));
  // Packages are not followed.
  const packages = digest(readFileSync(join(root, 'package-lock.json')));
  const digestPart = ({ alone = [], read = [], ...part }: PartFiles): Digest => {
    const ids = [
      ...reach(
        startsOf(part, root).map((path) => join(root, path)),
        byId,
      ),
      ...alone.map((path) => join(root, path)),
    ];
    const modules = [...new Set(ids)].flatMap((id) => digests.get(id) ?? []).sort();
    const files = read
      .flatMap((folder) => filesBelow(root, folder))
      .map((file) => readFileSync(join(root, file)));
    return digest([packages, ...modules, ...files.map(digest)].join('\n'));
  };
  return {
    import: digestPart(parts.import),
    queries: digestPart(parts.queries),
    targets: digestPart(parts.targets),
    drawings: digestPart(parts.drawings),
    rendering: digestPart(parts.rendering),
  };
}

/** Modules that count with everything they import. */
const startsOf = ({ from, named }: PartFiles, root: string): readonly string[] => [
  ...from,
  ...(named ? filesBelow(root, 'src').filter((file) => named.test(file)) : []),
];

async function traceModules(root: string): Promise<ReadonlyMap<string, GraphModule>> {
  const modules = new Map<string, GraphModule>();
  await scan({
    cwd: root,
    input: Object.values(parts).flatMap((part) => [...startsOf(part, root), ...(part.alone ?? [])]),
    external: (id) => !/^[./#]/u.test(id),
    platform: 'node',
    treeshake: false,
    plugins: [
      {
        name: 'modules',
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const module = this.getModuleInfo(id);
            if (module) modules.set(id, module);
          }
        },
      },
    ],
  });
  return modules;
}
