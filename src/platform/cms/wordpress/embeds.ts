/** Frames of other sites. Nothing from them loads before a click, so a frame becomes a link. A click on a video link
 * replaces it with the video's frame (src/shell/layout/start-videos.browser.ts); any other link opens the page itself. */

export interface Embed {
  /** The page that a visitor can open. */
  readonly href: string;
  /** Link text to use when the editor gave none. */
  readonly host: string;
  /** A YouTube video. */
  readonly video: Video | undefined;
}

export interface Video {
  readonly id: string;
  readonly startSeconds: number | undefined;
}

const youtube = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/u;

/** @param address Address of a frame, or of a page that WordPress would have embedded.
 * @returns undefined when it is not a web address. */
export function readEmbed(address: string): Embed | undefined {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (!url || !/^https?:$/u.test(url.protocol)) return undefined;
  if (!youtube.test(url.hostname)) {
    return { href: url.href, host: url.hostname.replace(/^www\./u, ''), video: undefined };
  }
  const id = videoId(url);
  if (id === undefined) return { href: toPageAddress(url), host: 'youtube.com', video: undefined };
  const startSeconds = findStart(url);
  const start = startSeconds === undefined ? '' : `&t=${startSeconds}s`;
  return {
    href: `https://www.youtube.com/watch?v=${id}${start}`,
    host: 'youtube.com',
    video: { id, startSeconds },
  };
}

/** Names in the place of an id, of the same length: a frame of a list, and one of a channel's live stream. */
const noIds = new Set(['videoseries', 'live_stream']);

/** @returns undefined where the address is none of a single video: of a channel, a list, a search. */
function videoId(url: URL): string | undefined {
  const [, first = '', second = '', ...others] = url.pathname.replace(/\/$/u, '').split('/');
  const isShort = url.hostname.endsWith('youtu.be');
  const named = /^(?:embed|shorts|live|v|e)$/u.test(first) && others.length === 0 ? second : undefined;
  const alone = second === '' ? first : undefined;
  const id = isShort ? alone : first === 'watch' ? (url.searchParams.get('v') ?? undefined) : named;
  return id !== undefined && /^[\w-]{11}$/u.test(id) && !noIds.has(id) ? id : undefined;
}

/** Frames of lists and streams are no pages of their own. */
function toPageAddress(url: URL): string {
  const list = url.searchParams.get('list');
  if (/^\/embed\/(?:videoseries)?$/u.test(url.pathname) && list !== null)
    return `https://www.youtube.com/playlist?list=${encodeURIComponent(list)}`;
  const channel = url.searchParams.get('channel');
  if (url.pathname === '/embed/live_stream' && channel !== null)
    return `https://www.youtube.com/channel/${encodeURIComponent(channel)}/live`;
  return url.href;
}

/** `90`, `90s` or `1h2m3s`. */
const time = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/u;

function findStart({ searchParams, hash }: URL): number | undefined {
  const inHash = /^#t=(.+)$/u.exec(hash)?.[1];
  const written =
    searchParams.get('start') ?? searchParams.get('t') ?? searchParams.get('time_continue') ?? inHash;
  const [, hours = '0', minutes = '0', seconds = '0'] = time.exec(written ?? '') ?? [];
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return start > 0 ? start : undefined;
}
