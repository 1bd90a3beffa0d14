/** Videos and sound of WordPress: with a copy on this site they play here, otherwise a link leads to them. */
import type sanitizeHtml from 'sanitize-html';
import { toNote } from '#platform/notes/note.ts';
import { nothing } from '../sanitise.ts';
import type { FoundDocument, FoundFiles } from './body-files.ts';
import type { ConversionContext } from './conversion-context.ts';

interface PlayerOptions {
  readonly files: FoundFiles;
  readonly context: Pick<ConversionContext, 'url' | 'warn'>;
}

/** @param attribs With the address in `src` (loaded-media.ts). A player never starts by itself. */
export function rewritePlayer(
  element: 'video' | 'audio',
  attribs: sanitizeHtml.Attributes,
  { files, context }: PlayerOptions,
): sanitizeHtml.Tag {
  const { src = '', poster = '' } = attribs;
  const name = element === 'video' ? 'video' : 'recording';
  if (src === '') {
    context.warn(toNote(`${name}-without-address`));
    return nothing();
  }
  const copy = files.documents.get(src);
  // A draft has no copies, and its page may load nothing from elsewhere.
  if (copy?.address.startsWith('/') !== true) return linkTo(copy?.address ?? src, name, context);
  const picture = files.pictures.get(poster);
  return {
    tagName: element,
    attribs: {
      ...Object.fromEntries(pickAttributes(attribs, kept)),
      ...(element === 'video' && sizeOf(copy)),
      ...(picture && { poster: picture.src }),
      ...Object.fromEntries(pickAttributes(attribs, flags).map(([flag]) => [flag, ''])),
      src: copy.address,
      controls: '',
      preload: 'metadata',
    },
  };
}

/** Its place is kept while it loads. */
const sizeOf = ({ width, height }: FoundDocument): { readonly width?: string; readonly height?: string } =>
  width === undefined || height === undefined ? {} : { width: String(width), height: String(height) };

const kept = ['class', 'id', 'title', 'width', 'height'] as const;

/** Attributes whose value says nothing. */
const flags = ['loop', 'muted', 'playsinline'] as const;

type Kept = (typeof kept | typeof flags)[number];

/** @returns The attributes of these names that the element has, in the order of the names. */
function pickAttributes(attribs: sanitizeHtml.Attributes, names: readonly Kept[]): readonly [Kept, string][] {
  return names.flatMap((name): [Kept, string][] => {
    const value = attribs[name];
    return value === undefined ? [] : [[name, value]];
  });
}

function linkTo(
  address: string,
  name: 'video' | 'recording',
  { url, warn }: PlayerOptions['context'],
): sanitizeHtml.Tag {
  const parsed = URL.parse(address, url);
  if (!parsed || !/^https?:$/u.test(parsed.protocol)) {
    warn(toNote(`${name}-left-out`, { address }));
    return nothing();
  }
  warn(toNote(`${name}-is-link`, { address }));
  return {
    tagName: 'a',
    attribs: { class: 'embed', href: parsed.href },
    text: parsed.pathname.split('/').at(-1) ?? '',
  };
}
