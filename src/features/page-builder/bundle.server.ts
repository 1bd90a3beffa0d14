/** Reads a bundle, and what its components are. */
import { type Bundle, type BundleComponent, bundleSchema } from './bundle-schema.ts';
import { PageBuilderError } from './page-builder-error.server.ts';
import { expandPattern } from './page-patterns.server.ts';

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
