/** Converts the text of a WordPress article for this site: links lead to pages of the site, pictures and documents are
 * copies, frames are links, and styles are separate. The result is not safe yet. Sanitise it before showing it, like
 * any text of the export. */
import type sanitizeHtml from 'sanitize-html';
import { applyEdits, attributeOf, openTags, withoutAttribute } from '#base/html/html.ts';
import { sourceSet } from '#model/picture.ts';
import { isStyleClosed } from '../css-parts.ts';
import type { MadePicture } from '../pictures.ts';
import { nothing, sanitiseHtml } from '../sanitise.ts';
import { dropShortcodes, readBodyParts, readEmbed } from './body-parts.ts';
import { type ConversionContext, ownFile } from './conversion-context.ts';
import { readLink } from './links.ts';

export interface Body {
  readonly html: string;
  /** Style rules of the text, not scoped. */
  readonly css: string;
  /** Addresses of the style sheets that the text links to. */
  readonly stylesheets: readonly string[];
}

/** Elements without meaning on this site. Each one gives a warning. */
const dropped = ['script', 'form', 'object', 'embed', 'video', 'audio', 'canvas', 'applet', 'link', 'style'];
const pictureSizes = '(min-width: 1160px) 800px, 100vw';

export async function convertBody(rendered: string, context: ConversionContext): Promise<Body> {
  const { html: text, names } = dropShortcodes(rendered);
  for (const name of names)
    context.warn(`the shortcode [${name}] is rendered by no plugin and was left out.`);
  const { html: bare, css: ownCss, stylesheets } = readBodyParts(text);
  const files = await loadFiles(bare, context);
  const styles = new Map<string, string>();
  const html = rewrite(bare, { files, styles, context });
  const css = [...ownCss, ...Array.from(styles, ([rules, name]) => `.${name} { ${rules} }`)];
  return { html, css: css.join('\n'), stylesheets };
}

interface RewriteOptions {
  readonly files: FoundFiles;
  /** Class name by the rules of a style attribute. */
  readonly styles: Map<string, string>;
  readonly context: ConversionContext;
}

function rewrite(html: string, options: RewriteOptions): string {
  const leaveOut = (tag: string) => {
    options.context.warn(`<${tag}> cannot be shown here and was left out.`);
    return nothing();
  };
  const written = sanitiseHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemes: ['https', 'http', 'mailto', 'tel', 'external'],
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: linkOf(attribs, options) }),
      iframe: (_, attribs) => frameOf(attribs, options.context),
      img: (_, attribs) => pictureOf(attribs, options),
      ...Object.fromEntries(dropped.map((tag) => [tag, leaveOut])),
      '*': (tagName, attribs) => ({ tagName, attribs: styled(attribs, options) }),
    },
  });
  const edits = openTags(written, 'img').flatMap((tag) => {
    const source = tag.attributes.find(({ name }) => name === 'data-src');
    if (!source) return [];
    const image = withoutAttribute(written, tag, source);
    return [{ ...tag, html: pictureElement(image, options.files.pictures.get(source.value)) }];
  });
  return applyEdits(written, edits);
}

function linkOf(attribs: sanitizeHtml.Attributes, options: RewriteOptions): sanitizeHtml.Attributes {
  const { href, ...rest } = attribs;
  if (href === undefined) return rest;
  const link = readLink(href, options.context);
  switch (link.type) {
    case 'kept':
      return { ...rest, href };
    case 'page':
      return { ...rest, href: link.address };
    case 'document': {
      const copy = options.files.documents.get(href);
      return copy === undefined ? rest : { ...rest, href: copy };
    }
    case 'picture': {
      const picture = options.files.pictures.get(href);
      return picture ? { ...rest, href: picture.src } : rest;
    }
    case 'nowhere':
      options.context.warn(`the link to ${href} leads to no page of this site and was taken away.`);
      return rest;
    default:
      return link satisfies never;
  }
}

function frameOf(
  { src = '', title }: sanitizeHtml.Attributes,
  { warn }: ConversionContext,
): sanitizeHtml.Tag {
  const embed = readEmbed(src);
  if (!embed) {
    warn('a frame without address was left out.');
    return { tagName: 'span', attribs: {} };
  }
  const { href, host, video } = embed;
  const text = title === undefined || title === '' ? host : `${title} (${host})`;
  const attribs = { class: 'embed', href, ...(video !== undefined && { 'data-video': video }) };
  return { tagName: 'a', attribs, text };
}

function pictureOf(attribs: sanitizeHtml.Attributes, { files, context }: RewriteOptions): sanitizeHtml.Tag {
  const { src = '', class: classes = '' } = attribs;
  const picture = files.pictures.get(src);
  const alt = altOf(attribs, context);
  if (alt === '') context.warn(`the picture ${src} has no alternative text.`);
  // The warning was given when the copy failed.
  if (!picture) return { tagName: 'span', attribs: {}, text: alt };
  return {
    tagName: 'img',
    attribs: {
      'data-src': src,
      src: picture.src,
      alt,
      width: String(picture.width),
      height: String(picture.height),
      ...(classes !== '' && { class: classes }),
      ...(picture.colour !== undefined && { 'data-colour': picture.colour }),
      loading: 'lazy',
    },
  };
}

/** The alternative text that the editor wrote here, otherwise the one in the media library. */
function altOf(
  { alt = '', class: classes = '' }: sanitizeHtml.Attributes,
  { media }: ConversionContext,
): string {
  if (alt.trim() !== '') return alt.trim();
  const id = /\bwp-image-(\d+)/u.exec(classes)?.[1];
  return media.entryOf(Number(id ?? 0))?.alt_text.trim() ?? '';
}

function pictureElement(image: string, picture: Parameters<typeof sourceSet>[0] | undefined): string {
  if (!picture) return image;
  // A picture in a draft has one size.
  const formats = picture.widths ? (['avif', 'webp'] as const) : [];
  const sources = formats.map((format) => {
    const set = sourceSet(picture, format) ?? '';
    return `<source type="image/${format}" srcset="${set}" sizes="${pictureSizes}" />`;
  });
  return `<picture>${sources.join('')}${image}</picture>`;
}

/** A style attribute becomes a class: elements of our pages have no inline styles. */
function styled(attribs: sanitizeHtml.Attributes, { styles }: RewriteOptions): sanitizeHtml.Attributes {
  if (attribs.style === undefined) return attribs;
  const { style, ...rest } = attribs;
  const rules = style.trim();
  if (rules === '' || rules.includes('<') || !isStyleClosed(rules)) return rest;
  const name = styles.get(rules) ?? `style-${styles.size + 1}`;
  styles.set(rules, name);
  return { ...rest, class: [rest.class, name].filter(Boolean).join(' ') };
}

export interface FoundFiles {
  /** By address as written in the text. */
  readonly pictures: ReadonlyMap<string, MadePicture>;
  readonly documents: ReadonlyMap<string, string>;
}

/** Files that cannot be copied give a warning and are left out. */
export async function loadFiles(html: string, context: ConversionContext): Promise<FoundFiles> {
  const pictures = new Map<string, MadePicture>();
  const documents = new Map<string, string>();
  const addPicture = async (address: string, id: number | undefined) => {
    const picture = await loadPicture(address, id, context);
    if (picture) pictures.set(address, picture);
  };
  const shown = openTags(html, 'img').map((tag) => ({
    address: attributeOf(tag, 'src') ?? '',
    id: /\bwp-image-(\d+)/u.exec(attributeOf(tag, 'class') ?? '')?.[1],
  }));
  // A text may show the same picture many times.
  const asked = new Map(shown.map((picture) => [`${picture.id ?? ''} ${picture.address}`, picture]));
  await Promise.all(
    Array.from(asked.values(), ({ address, id }) =>
      addPicture(address, id === undefined ? undefined : Number(id)),
    ),
  );
  await Promise.all(
    openTags(html, 'a').map(async (tag) => {
      const href = attributeOf(tag, 'href') ?? '';
      const link = readLink(href, context);
      if (link.type === 'picture') await addPicture(href, undefined);
      if (link.type !== 'document') return;
      const copy = await context.orWarn(`the document ${href} cannot be copied`, () =>
        context.media.document(link.address),
      );
      if (copy !== undefined) documents.set(href, copy);
    }),
  );
  return { pictures, documents };
}

async function loadPicture(
  address: string,
  id: number | undefined,
  context: ConversionContext,
): Promise<MadePicture | undefined> {
  const entry = id === undefined ? undefined : context.media.entryOf(id);
  const source = ownFile(entry?.source_url ?? address, `the picture ${address}`, context);
  if (!source) return undefined;
  return context.orWarn(`the picture ${address} cannot be copied`, () => context.media.picture(source));
}
