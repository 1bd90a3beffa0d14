/** Previews a page of the page builder as it is in the studio. The bundle runs in a sandbox, as for published
 * pages. */
import { z } from 'zod';
import type { PageBuilderPlace } from '#platform/publish/page-builder.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import { listPages, parseBundle } from './bundle.server.ts';
import type { CellFiles } from './cell/cell-files.server.ts';
import { builderLimits, loadDraftBundle } from './client.server.ts';
import { PageBuilderError } from './page-builder-error.server.ts';
import { picturesIn } from './pictures.server.ts';
import { renderBundle, renderLimits } from './render-bundle.server.ts';
import { refusePath, toBuiltPage } from './to-built-page.server.ts';
import { toNote } from '#platform/notes/note.ts';
import { firstFault } from '#platform/notes/field-notes.ts';
import { resolveStudioOrigin } from '#platform/publish/settings.ts';
import { isOwnPage } from '#shell/addresses/own-pages.ts';
import type { PreviewRequest } from '#platform/on-demand/preview/preview-link.ts';
import type { Previewed, PreviewFault } from '#platform/on-demand/preview/previewed.ts';
import { PlaceholderPictures } from '#platform/on-demand/preview/placeholder-pictures.ts';

interface PreviewContext {
  readonly place: PageBuilderPlace;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly cell: CellFiles;
}

/** Timeout while an editor waits: a busy machine needs a long time for 5 s of processor time. */
const rendering = { ...renderLimits, timeMs: 30_000 };

export async function previewPage(
  { path }: Extract<PreviewRequest, { type: 'page' }>,
  { place, now, cell }: PreviewContext,
): Promise<Result<Previewed, PreviewFault>> {
  const taken = isOwnPage(path) ? toNote('page-address-own') : refusePath(path);
  if (taken) return failure({ reason: 'unpublishable', problems: [taken] });
  try {
    const bundle = parseBundle(await loadDraftBundle(place, builderLimits));
    const component = listPages(bundle).find((page) => page.path.replace(/(.)\/$/u, '$1') === path);
    if (!component) return failure({ reason: 'gone' });
    const order = { bundle, projectId: place.projectId, path: component.path };
    const [rendered] = await renderBundle(order, rendering, cell);
    if (rendered?.type !== 'rendered') {
      const reason = rendered?.reason ?? toNote('page-unknown');
      return failure({ reason: 'unpublishable', problems: [toNote('page-not-rendered', { reason })] });
    }
    const pictures = new PlaceholderPictures();
    const shown = picturesIn(Object.values(rendered.html).join('\n')).filter((address) =>
      URL.canParse(address),
    );
    const byAddress = new Map(shown.map((address) => [address, pictures.add(address)]));
    const { page, warnings } = toBuiltPage(component, rendered.html, byAddress);
    return success({
      entry: { kind: 'built-pages', id: page.id, value: page },
      shownAt: now,
      path,
      state: { type: 'in-studio' },
      warnings,
      pictures,
      editor: {
        type: 'page-builder',
        href: `${resolveStudioOrigin(place.host)}/projects/${place.projectId}`,
      },
    });
  } catch (cause) {
    if (cause instanceof z.ZodError)
      return failure({ reason: 'unpublishable', problems: [firstFault(cause)] });
    if (cause instanceof PageBuilderError) return failure(toFault(cause));
    throw cause;
  }
}

function toFault({ reason, note }: PageBuilderError): PreviewFault {
  switch (reason) {
    case 'unreachable':
    case 'status':
      return { reason: 'unreachable' };
    case 'slow':
    case 'refused':
    case 'malformed':
      return { reason };
    case 'not-published':
    case 'not-bundled':
    case 'not-rendered':
      return { reason: 'unpublishable', problems: [note] };
    default:
      return unreachable(reason);
  }
}
