/** Frames of other sites: nothing of theirs is loaded before a click, so a frame becomes a link. The frame of a video
 * replaces its link when it is clicked (src/islands/video/start-videos.ts); any other link leads to the page itself. */

export interface Embed {
  /** The page that a visitor may open. */
  readonly href: string;
  /** Words where the editor gave none. */
  readonly host: string;
  /** Id of a YouTube video. */
  readonly video: string | undefined;
}

const youtube = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/u;

/** @param address Of a frame, or of a page that WordPress would have embedded.
 * @returns undefined when it is no address of the web. */
export function readEmbed(address: string): Embed | undefined {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (!url || !/^https?:$/u.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^www\./u, '');
  if (!youtube.test(url.hostname)) return { href: url.href, host, video: undefined };
  const video = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? '';
  if (!/^[\w-]{6,20}$/u.test(video)) return { href: url.href, host, video: undefined };
  return { href: `https://www.youtube.com/watch?v=${video}`, host: 'youtube.com', video };
}
