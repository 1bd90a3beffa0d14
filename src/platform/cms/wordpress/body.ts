/** Converts the text of a WordPress article for this site: links lead to pages of the site, pictures and documents are
 * copies, frames are links, and styles are separate. The result is not safe yet. Sanitise it before showing it, like
 * any text of the export. */
import type sanitizeHtml from 'sanitize-html';
import {
  applyEdits,
  escapeHtml,
  findAttribute,
  openTags,
  withoutAttribute,
} from '#platform/base/html/html.ts';
import { sourceSet } from '../picture.ts';
import type { MadePicture } from '../pictures.ts';
import { nothing, sanitiseHtml } from '../sanitise.ts';
import { Anchors } from '../anchors.ts';
import { allowedEmptyAttributes, linkSchemes } from '../allowed-markup.ts';
import { fileDetailsAttribute, withPlainBlocks } from './blocks.ts';
import { readBodyParts } from './body-parts.ts';
import type { ConversionContext } from './conversion-context.ts';
import { toNote } from '#platform/notes/note.ts';
import { readEmbed } from './embeds.ts';
import { withLoadedMedia } from './loaded-media.ts';
import { readLink } from './links.ts';
import { type FoundFiles, loadFiles, namePicture } from './body-files.ts';
import { rewritePlayer } from './players.ts';
import { dropShortcodes } from './shortcodes.ts';
import { formatFileDetails } from './file-details.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { StyleClasses } from './style-classes.ts';

export interface Body {
  readonly html: string;
  /** Style rules of the text, not scoped. */
  readonly css: string;
  /** Addresses of the style sheets that the text links to. */
  readonly stylesheets: readonly string[];
}

/** Elements that go with what they hold; the comparison of the text before and after names them (lost-markup.ts).
 * The sizes of a picture are made anew. */
const dropped = [
  'script',
  'form',
  'embed',
  'canvas',
  'applet',
  'link',
  'style',
  'source',
  'svg',
  'select',
  // Of a field that goes.
  'label',
];
/** Pixels, in a wide window. */
const widestPicture = 800;
const pictureSizes = `(min-width: 1160px) ${widestPicture}px, 100vw`;

export interface BodyOptions {
  /** Language of the text. */
  readonly locale: Locale;
  /** Whether the page takes the rules of the text. */
  readonly isStyled: boolean;
}

export async function convertBody(
  rendered: string,
  context: ConversionContext,
  { locale, isStyled }: BodyOptions,
): Promise<Body> {
  const { html: text, names } = dropShortcodes(rendered);
  for (const name of names) context.warn(toNote('shortcode-unknown', { name }));
  const { html: bare, css: ownCss, stylesheets } = readBodyParts(withPlainBlocks(withLoadedMedia(text)));
  const files = await loadFiles(bare, context);
  const styles = new StyleClasses(isStyled);
  const html = rewrite(bare, { files, styles, context, locale });
  for (const note of styles.losses()) context.warn(note);
  const css = [...ownCss, ...styles.rules()];
  return { html, css: css.join('\n'), stylesheets };
}

interface RewriteOptions {
  readonly files: FoundFiles;
  readonly styles: StyleClasses;
  readonly context: ConversionContext;
  readonly locale: Locale;
}

function rewrite(html: string, options: RewriteOptions): string {
  const anchors = new Anchors(html);
  const written = sanitiseHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowedEmptyAttributes,
    allowVulnerableTags: true,
    allowedSchemes: [...linkSchemes, 'external'],
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: rewriteLink(attribs, options) }),
      iframe: (_, attribs) => rewriteFrame(attribs, options.context),
      img: (_, attribs) => rewritePicture(attribs, options),
      picture: 'span',
      video: (_, attribs) => rewritePlayer('video', attribs, options),
      audio: (_, attribs) => rewritePlayer('audio', attribs, options),
      track: (tagName, attribs) => {
        const copy = options.files.documents.get(attribs.src ?? '');
        return copy === undefined ? nothing() : { tagName, attribs: { ...attribs, src: copy.address } };
      },
      span: (tagName, attribs) => {
        const file = attribs[fileDetailsAttribute];
        return file === undefined ? { tagName, attribs } : describeFile(file, options);
      },
      object: (_, attribs) => leaveObject(attribs, options.context),
      ...Object.fromEntries(dropped.map((tag) => [tag, nothing])),
      '*': (tagName, attribs) => {
        const { element, attribs: own } = options.styles.apply(tagName, attribs);
        return { tagName: element, attribs: { ...anchors.place(element, own) } };
      },
    },
  });
  const edits = openTags(written, 'img').flatMap((tag) => {
    const source = tag.attributes.find(({ name }) => name === 'data-src');
    if (!source) return [];
    const image = withoutAttribute(written, tag, source);
    const width = Number(findAttribute(tag, 'width') ?? 0);
    return [{ ...tag, html: pictureElement({ image, address: source.value, width }, options.files) }];
  });
  return applyEdits(written, edits);
}

function rewriteLink(attribs: sanitizeHtml.Attributes, options: RewriteOptions): sanitizeHtml.Attributes {
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
      return copy === undefined ? rest : { ...rest, href: copy.address };
    }
    case 'picture': {
      const picture = options.files.pictures.get(href);
      return picture ? { ...rest, href: picture.src } : rest;
    }
    case 'nowhere':
      options.context.warn(toNote('link-nowhere', { address: href }));
      return rest;
    default:
      return link satisfies never;
  }
}

/** Of the link to a file. */
function describeFile(href: string, { files, locale }: RewriteOptions): sanitizeHtml.Tag {
  const copy = files.documents.get(href);
  const text = copy ? ` (${formatFileDetails(copy, locale)})` : '';
  return { tagName: 'span', attribs: {}, text };
}

/** The block editor shows a document in a frame beside its link. */
function leaveObject(
  { data: address = '' }: sanitizeHtml.Attributes,
  { warn }: ConversionContext,
): sanitizeHtml.Tag {
  if (address !== '') warn(toNote('document-not-shown', { address }));
  return nothing();
}

function rewriteFrame(
  { src = '', title }: sanitizeHtml.Attributes,
  { warn }: ConversionContext,
): sanitizeHtml.Tag {
  const embed = readEmbed(src);
  if (!embed) {
    warn(toNote('frame-without-address'));
    return { tagName: 'span', attribs: {} };
  }
  const { href, host, video } = embed;
  const text = title === undefined || title === '' ? host : `${title} (${host})`;
  const attribs = {
    class: 'embed',
    href,
    ...(video && { 'data-video': video.id }),
    ...(video?.startSeconds !== undefined && { 'data-start': String(video.startSeconds) }),
  };
  return { tagName: 'a', attribs, text };
}

function rewritePicture(
  attribs: sanitizeHtml.Attributes,
  { files, context }: RewriteOptions,
): sanitizeHtml.Tag {
  const { src = '', class: classes = '', id, title } = attribs;
  const picture = files.pictures.get(src);
  const alt = findAlt(attribs, context);
  // The ground of a text says nothing itself.
  const isGround = classes.includes('wp-block-cover__image-background');
  if (alt === '' && !isGround) context.warn(toNote('picture-without-text', { file: namePicture(src) }));
  // The warning was given when the copy failed.
  if (!picture) return { tagName: 'span', attribs: {}, text: alt };
  return {
    tagName: 'img',
    attribs: {
      'data-src': src,
      src: picture.src,
      alt,
      ...sizeShown(attribs, picture),
      ...(classes !== '' && { class: classes }),
      ...(id !== undefined && { id }),
      ...(title !== undefined && { title }),
      ...(attribs.align !== undefined && { align: attribs.align }),
      ...(attribs.style !== undefined && { style: attribs.style }),
      ...(picture.colour !== undefined && { 'data-colour': picture.colour }),
      loading: 'lazy',
    },
  };
}

/** WordPress writes the width that the editor chose; the height follows from the picture. */
function sizeShown(
  { width: chosen = '' }: sanitizeHtml.Attributes,
  { width, height }: MadePicture,
): { readonly width: string; readonly height: string } {
  const shown = /^[1-9]\d{0,4}$/u.test(chosen) ? Math.min(Number(chosen), width) : width;
  return { width: String(shown), height: String(Math.max(1, Math.round((shown * height) / width))) };
}

/** The alternative text that the editor wrote here, otherwise the one in the media library. */
function findAlt(
  { alt = '', class: classes = '' }: sanitizeHtml.Attributes,
  { media }: ConversionContext,
): string {
  if (alt.trim() !== '') return alt.trim();
  const id = /\bwp-image-(\d+)/u.exec(classes)?.[1];
  return media.findEntry(Number(id ?? 0))?.alt_text.trim() ?? '';
}

interface ShownPicture {
  /** HTML. */
  readonly image: string;
  readonly address: string;
  readonly width: number;
}

function pictureElement({ image, address, width }: ShownPicture, { pictures, moving }: FoundFiles): string {
  const sizes = width > 0 && width < widestPicture ? `min(${width}px, 100vw)` : pictureSizes;
  const picture = pictures.get(address);
  if (!picture) return image;
  // A picture in a draft has one size.
  const formats = picture.widths ? (['avif', 'webp'] as const) : [];
  const sources = formats.map((format) => {
    const set = sourceSet(picture, format) ?? '';
    return `<source type="image/${format}" srcset="${set}" sizes="${sizes}" />`;
  });
  // Who wants less motion sees the still picture.
  const original = moving.get(address);
  const motion =
    original === undefined
      ? ''
      : `<source media="(prefers-reduced-motion: no-preference)" srcset="${escapeHtml(original)}" />`;
  return `<picture>${motion}${sources.join('')}${image}</picture>`;
}
