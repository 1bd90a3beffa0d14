/** Digests of the modules that decide what a target is without being part of the compiled pages: the publisher's own, and what the
 * parts of the site hand over to it. The bundler finds what they import; nothing is written. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scan } from 'rolldown/experimental';
import { digest, type Digest } from '#platform/base/digest.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { type PublisherPart, publisherParts } from '../code-graph.ts';
import { type GraphModule, reach, withoutComments } from './build-graph.ts';

export interface PartFiles {
  /** Modules that count with everything they import; patterns (`globSync`). */
  readonly from: readonly string[];
  /** Modules that count alone; patterns too. */
  readonly alone?: readonly string[];
  /** Folders and files that are read while the site is published. */
  readonly read?: readonly string[];
}

/** Modules of the site by what they decide, relative to the root of the project. */
export type SiteModules = Readonly<Record<PublisherPart, PartFiles>>;

/** As `SiteModules`. */
const ownModules: SiteModules = {
  import: {
    from: [
      'src/platform/publish/content.ts',
      'src/platform/store/import.ts',
      'src/platform/cms/export/platform-kinds.ts',
    ],
  },
  queries: { from: ['src/platform/store/cached-answers.ts'] },
  targets: { from: ['src/platform/publish/targets.ts'] },
  drawings: {
    from: ['src/platform/base/images.ts'],
    alone: ['src/platform/publish/assets.ts', 'src/platform/publish/generated-assets.ts'],
  },
  rendering: {
    from: [],
    alone: [
      'src/platform/publish/render.ts',
      'src/platform/publish/output.ts',
      'src/platform/publish/compiled-pages.ts',
      'src/platform/publish/needed-files.ts',
      'src/platform/publish/inputs.ts',
    ],
  },
};

/** @param root Folder of the project. */
export async function digestPublisher(
  root: string,
  siteModules: SiteModules,
): Promise<Readonly<Record<PublisherPart, Digest>>> {
  const filesOf = (part: PublisherPart): Required<PartFiles> => {
    const [own, ofSite] = [ownModules[part], siteModules[part]];
    return {
      from: [...own.from, ...ofSite.from].flatMap((path) => globSync(path, { cwd: root }).sort()),
      alone: [...(own.alone ?? []), ...(ofSite.alone ?? [])].flatMap((path) =>
        globSync(path, { cwd: root }).sort(),
      ),
      read: [...(own.read ?? []), ...(ofSite.read ?? [])],
    };
  };
  const byId = await traceModules(root, publisherParts.map(filesOf));
  const digests = new Map([...byId].map(([id, { code }]) => [id, digest(withoutComments(id, code ?? ''))]));
  // Packages are not followed.
  const packages = digest(readFileSync(join(root, 'package-lock.json')));
  const digestPart = (part: PublisherPart): Digest => {
    const { from, alone, read } = filesOf(part);
    const ids = [
      ...reach(
        from.map((path) => join(root, path)),
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
    import: digestPart('import'),
    queries: digestPart('queries'),
    targets: digestPart('targets'),
    drawings: digestPart('drawings'),
    rendering: digestPart('rendering'),
  };
}

async function traceModules(
  root: string,
  parts: readonly Required<PartFiles>[],
): Promise<ReadonlyMap<string, GraphModule>> {
  const modules = new Map<string, GraphModule>();
  await scan({
    cwd: root,
    input: [...new Set(parts.flatMap(({ from, alone }) => [...from, ...alone]))],
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
