/** Response with a rendered draft. Its style rules are not published, so they are inlined and allowed by
 * digest. */
import { hash } from 'node:crypto';
import { applyEdits, findAttribute, openTags } from '#platform/base/html/html.ts';
import { securityHeaders } from '#platform/base/security-headers.ts';
import { allowedOrigins } from '#platform/base/allowed-origins.ts';
import { privateHeaders } from '../page-response.ts';
import type { RenderedPage } from '../page-renderer.ts';
import type { PlaceholderPictures } from './placeholder-pictures.ts';

interface ResponseOptions {
  readonly pictures: PlaceholderPictures;
  /** @returns Rules that the page would link at an address; undefined for published ones. */
  readonly stylesAt: (address: string) => string | undefined;
  readonly isHead: boolean;
  /** Origin of the page that may show it in a frame. */
  readonly frame: string | undefined;
}

export function previewResponse(
  { html, settings }: RenderedPage,
  { pictures, stylesAt, isHead, frame }: ResponseOptions,
): Response {
  const digests: string[] = [];
  const edits = openTags(html, 'link').flatMap((link) => {
    const address = findAttribute(link, 'rel') === 'stylesheet' ? findAttribute(link, 'href') : undefined;
    const rules = address === undefined ? undefined : stylesAt(address);
    if (rules === undefined) return [];
    // A sequence that looks like an end tag would end the element.
    const written = pictures.restore(rules, '&').replaceAll('</', '<\\/');
    digests.push(`'sha256-${hash('sha256', written, 'base64')}'`);
    return [{ ...link, html: `<style>${written}</style>` }];
  });
  const page = applyEdits(html, edits);
  const allowed = allowedOrigins(settings);
  const headers = new Headers({
    ...securityHeaders({
      ...allowed,
      pictures: [...allowed.pictures, ...pictures.origins],
      styles: digests,
      framedBy: frame,
    }),
    ...privateHeaders,
    'Content-Type': 'text/html; charset=utf-8',
  });
  return new Response(isHead ? null : pictures.restore(page), { status: 200, headers });
}
