/** Videos and sound of WordPress: with a copy on this site they play here, otherwise a link leads to them. */
import type sanitizeHtml from 'sanitize-html';
import { nothing } from '../sanitise.ts';
import type { FoundFiles } from './body-files.ts';
import type { ConversionContext } from './conversion-context.ts';

interface PlayerOptions {
  readonly files: FoundFiles;
  readonly context: Pick<ConversionContext, 'url' | 'warn'>;
}

/** @param attribs With the address in `src` (loaded-media.ts). A player never starts by itself. */
export function playerOf(
  element: 'video' | 'audio',
  { src = '', poster = '', class: classes, id, title, width, height, ...others }: sanitizeHtml.Attributes,
  { files, context }: PlayerOptions,
): sanitizeHtml.Tag {
  const name = element === 'video' ? 'a video' : 'a recording';
  if (src === '') {
    context.warn(`${name} without an address was left out.`);
    return nothing();
  }
  const copy = files.documents.get(src);
  // A draft has no copies, and its page may load nothing from elsewhere.
  if (copy?.startsWith('/') !== true) return linkTo(copy ?? src, name, context);
  const picture = files.pictures.get(poster);
  const flags = ['loop', 'muted', 'playsinline'].filter((flag) => others[flag] !== undefined);
  return {
    tagName: element,
    attribs: {
      ...(classes !== undefined && { class: classes }),
      ...(id !== undefined && { id }),
      ...(title !== undefined && { title }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...(picture && { poster: picture.src }),
      ...Object.fromEntries(flags.map((flag) => [flag, ''])),
      src: copy,
      controls: '',
      preload: 'metadata',
    },
  };
}

function linkTo(address: string, name: string, { url, warn }: PlayerOptions['context']): sanitizeHtml.Tag {
  const parsed = URL.parse(address, url);
  if (!parsed || !/^https?:$/u.test(parsed.protocol)) {
    warn(`${name} at ${address} was left out.`);
    return nothing();
  }
  warn(`${name} is a link to ${address} here, because this site has no copy of it.`);
  return {
    tagName: 'a',
    attribs: { class: 'embed', href: parsed.href },
    text: parsed.pathname.split('/').at(-1) ?? '',
  };
}
