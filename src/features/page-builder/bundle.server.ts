/** The bundle that the page builder publishes, with the fields that this site uses. The loader reads the other fields,
 * so they are kept unchanged. */
import { z } from 'zod';
import { PageBuilderError } from './page-builder-error.server.ts';
import { expandPattern } from './page-patterns.server.ts';

const moduleSchema = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('code'),
    fileName: z.string(),
    code: z.string(),
    imports: z.array(z.string()),
  }),
  z.looseObject({ type: z.literal('asset'), fileName: z.string(), source: z.string() }),
]);

const componentSchema = z.looseObject({
  id: z.string(),
  projectId: z.string(),
  name: z.string(),
  displayName: z.string().optional(),
  usedComponents: z.array(z.string()),
  entry: z.string(),
  path: z.string().nullish(),
  isPage: z.boolean(),
  pageMetadata: z
    .looseObject({
      title: z.string().nullish(),
      description: z.string().nullish(),
      openGraphImageUrl: z.string().nullish(),
    })
    .nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  /** Of a page that stands for one address of a pattern (page-patterns.server.ts): the pattern, and the value of each parameter. */
  pagePattern: z.string().optional(),
  pageParams: z.record(z.string(), z.string()).optional(),
});

const bundleSchema = z.looseObject({
  modules: z.looseObject({ browser: z.array(moduleSchema), server: z.array(moduleSchema).min(1) }),
  components: z.array(componentSchema),
  globalGroups: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  projects: z.array(z.looseObject({ id: z.string() })).min(1),
  activeSplits: z.array(z.unknown()),
});

export type Bundle = z.infer<typeof bundleSchema>;
export type BundleComponent = Bundle['components'][number];

/** @returns The bundle, with one page for each address that editors name for a pattern.
 * @throws {PageBuilderError} Names the first invalid field. */
export function parseBundle(json: unknown): Bundle {
  const parsed = bundleSchema.safeParse(json);
  if (parsed.success) return { ...parsed.data, components: parsed.data.components.flatMap(expandPattern) };
  const [issue] = parsed.error.issues;
  const place = issue ? `${issue.path.map(String).join('.')}: ${issue.message}` : 'it is no bundle';
  throw new PageBuilderError('malformed', `The page builder sends a bundle that is malformed (${place}).`);
}

/** Pages that have their own address. */
export function listPages({ components }: Bundle): readonly (BundleComponent & { readonly path: string })[] {
  return components.flatMap((component) => {
    const { isPage, path } = component;
    return isPage && typeof path === 'string' ? [{ ...component, path }] : [];
  });
}

/** Whether a page, or a component in it, handles clicks or keys with code of the page builder. This site never runs
 * that code in a browser. Generated code stores the steps of an interaction under this name. */
export function hasInteractions(bundle: Bundle, page: BundleComponent): boolean {
  const ids = new Set([page.id, ...page.usedComponents]);
  const entries = new Set(
    bundle.components.filter(({ id }) => ids.has(id)).map(({ id }) => `render__${id}.js`),
  );
  return bundle.modules.server.some(
    (module) => module.type === 'code' && entries.has(module.fileName) && /\$steps\b/u.test(module.code),
  );
}
