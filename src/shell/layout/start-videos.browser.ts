/** Entry script, loaded with the page; imports nothing later. A click replaces a link to a video by its
 * frame: nothing of the other site is loaded before, and without JavaScript the link works as usual. */
export function startVideos(document: Document): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      const frame = createFrame(document, link);
      link.replaceWith(frame);
      frame.focus();
    });
  }
}

function createFrame(document: Document, link: HTMLAnchorElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'video';
  frame.title = link.textContent;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  // The player refuses to play without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  const { video = '', start } = link.dataset;
  const from = start === undefined ? '' : `&start=${encodeURIComponent(start)}`;
  frame.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video)}?autoplay=1${from}`;
  return frame;
}
