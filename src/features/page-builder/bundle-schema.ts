/** The bundle that the page builder publishes, with the fields that this site uses. The loader reads the other fields,
 * so they are kept unchanged. */
import { z } from 'zod';

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

export const bundleSchema = z.looseObject({
  modules: z.looseObject({ browser: z.array(moduleSchema), server: z.array(moduleSchema).min(1) }),
  components: z.array(componentSchema),
  globalGroups: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  projects: z.array(z.looseObject({ id: z.string() })).min(1),
  activeSplits: z.array(z.unknown()),
});

export type Bundle = z.infer<typeof bundleSchema>;
export type BundleComponent = Bundle['components'][number];
