import { expect, test } from 'vitest';
import { readEmbed } from './embeds.ts';

const id = 'abcDEF12_-5';

test('an address of one YouTube video is that video, from the moment that it names', () => {
  const addresses: readonly (readonly [string, number | undefined])[] = [
    [`https://www.youtube.com/watch?v=${id}`, undefined],
    [`https://youtu.be/${id}?t=90`, 90],
    [`https://www.youtube-nocookie.com/embed/${id}?start=75&feature=oembed`, 75],
    [`https://m.youtube.com/shorts/${id}`, undefined],
    [`//www.youtube.com/live/${id}?t=1h2m3s`, 3723],
    [`https://www.youtube.com/watch?v=${id}&list=PL1#t=1m30s`, 90],
  ];
  for (const [address, startSeconds] of addresses) {
    const start = startSeconds === undefined ? '' : `&t=${startSeconds}s`;
    expect(readEmbed(address), address).toEqual({
      href: `https://www.youtube.com/watch?v=${id}${start}`,
      host: 'youtube.com',
      video: { id, startSeconds },
    });
  }
});

test('an address of a channel, a list or a search is a link', () => {
  const addresses = [
    'https://www.youtube.com/@jaatmekool',
    'https://www.youtube.com/c/jaatmekool1',
    'https://www.youtube.com/channel/UCabcdefghi',
    'https://www.youtube.com/user/abcdefghijk',
    'https://www.youtube.com/playlist?list=PLabcdefghi',
    'https://www.youtube.com/results?search_query=abcdefghijk',
    'https://www.youtube.com/abcdefghijk',
    'https://www.youtube.com/hashtag/abcdefghijk',
    'https://youtu.be/',
    'https://www.youtube.com/watch',
  ];
  expect(addresses.map((address) => readEmbed(address))).toEqual(
    addresses.map((href) => ({ href, host: 'youtube.com', video: undefined })),
  );
  expect(readEmbed('https://www.youtube.com/embed/videoseries?list=PL1')?.href).toBe(
    'https://www.youtube.com/playlist?list=PL1',
  );
  expect(readEmbed('https://www.youtube.com/embed/live_stream?channel=UC1')).toMatchObject({
    href: 'https://www.youtube.com/channel/UC1/live',
    video: undefined,
  });
});
