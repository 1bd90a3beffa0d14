/** Converts the text of a WordPress article for this site: links lead to pages of the site, pictures and documents are
 * copies, frames are links, and styles are separate. The result is not safe yet. Sanitise it before showing it, like
 * any text of the export. */
import type sanitizeHtml from 'sanitize-html';
import { applyEdits, escapeHtml, openTags, withoutAttribute } from '#platform/base/html/html.ts';
import { sourceSet } from '../picture.ts';
import { isStyleClosed } from '../css-parts.ts';
import { nothing, sanitiseHtml } from '../sanitise.ts';
import { Anchors } from '../anchors.ts';
import { allowedEmptyAttributes, linkSchemes } from '../allowed-markup.ts';
import { readBodyParts } from './body-parts.ts';
import type { ConversionContext } from './conversion-context.ts';
import { toNote } from '#platform/notes/note.ts';
import { readEmbed } from './embeds.ts';
import { withLoadedMedia } from './loaded-media.ts';
import { readLink } from './links.ts';
import { type FoundFiles, loadFiles, namePicture } from './body-files.ts';
import { rewritePlayer } from './players.ts';
import { dropShortcodes } from './shortcodes.ts';
import { readStyle } from './style-meanings.ts';

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
  'object',
  'embed',
  'canvas',
  'applet',
  'link',
  'style',
  'source',
  'svg',
  'select',
];
const pictureSizes = '(min-width: 1160px) 800px, 100vw';

export async function convertBody(rendered: string, context: ConversionContext): Promise<Body> {
  const { html: text, names } = dropShortcodes(rendered);
  for (const name of names) context.warn(toNote('shortcode-unknown', { name }));
  const { html: bare, css: ownCss, stylesheets } = readBodyParts(withLoadedMedia(text));
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
        const src = options.files.documents.get(attribs.src ?? '');
        return src === undefined ? nothing() : { tagName, attribs: { ...attribs, src } };
      },
      ...Object.fromEntries(dropped.map((tag) => [tag, nothing])),
      '*': (tagName, attribs) => {
        const { element, attribs: own } = styled(tagName, attribs, options);
        return { tagName: element, attribs: { ...anchors.place(element, own) } };
      },
    },
  });
  const edits = openTags(written, 'img').flatMap((tag) => {
    const source = tag.attributes.find(({ name }) => name === 'data-src');
    if (!source) return [];
    const image = withoutAttribute(written, tag, source);
    return [{ ...tag, html: pictureElement(image, source.value, options.files) }];
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
      return copy === undefined ? rest : { ...rest, href: copy };
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
  if (alt === '') context.warn(toNote('picture-without-text', { file: namePicture(src) }));
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
      ...(id !== undefined && { id }),
      ...(title !== undefined && { title }),
      ...(attribs.align !== undefined && { align: attribs.align }),
      ...(attribs.style !== undefined && { style: attribs.style }),
      ...(picture.colour !== undefined && { 'data-colour': picture.colour }),
      loading: 'lazy',
    },
  };
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

function pictureElement(image: string, address: string, { pictures, moving }: FoundFiles): string {
  const picture = pictures.get(address);
  if (!picture) return image;
  // A picture in a draft has one size.
  const formats = picture.widths ? (['avif', 'webp'] as const) : [];
  const sources = formats.map((format) => {
    const set = sourceSet(picture, format) ?? '';
    return `<source type="image/${format}" srcset="${set}" sizes="${pictureSizes}" />`;
  });
  // Who wants less motion sees the still picture.
  const original = moving.get(address);
  const motion =
    original === undefined
      ? ''
      : `<source media="(prefers-reduced-motion: no-preference)" srcset="${escapeHtml(original)}" />`;
  return `<picture>${motion}${sources.join('')}${image}</picture>`;
}

/** A style attribute becomes a class: elements of our pages have no inline styles. What has a meaning without colours and
 * places becomes an element or a class that says so. */
function styled(
  element: string,
  attribs: sanitizeHtml.Attributes,
  { styles }: RewriteOptions,
): { readonly element: string; readonly attribs: sanitizeHtml.Attributes } {
  if (attribs.style === undefined) return { element, attribs };
  const { style, ...rest } = attribs;
  const { element: meaning, alignment } = readStyle(style);
  const classes = [rest.class, alignment];
  const rules = style.trim();
  if (rules !== '' && !rules.includes('<') && isStyleClosed(rules)) {
    const name = styles.get(rules) ?? `style-${styles.size + 1}`;
    styles.set(rules, name);
    classes.push(name);
  }
  const all = classes.filter(Boolean).join(' ');
  return {
    element: meaning !== undefined && plainWords.has(element) ? meaning : element,
    attribs: all === '' ? rest : { ...rest, class: all },
  };
}

/** Elements that say nothing themselves. */
const plainWords = new Set(['span', 'font']);
