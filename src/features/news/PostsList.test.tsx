import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translator } from '#shell/languages/messages.ts';
import { fetcherTexts } from '#shell/browser/fetcher-texts.ts';
import { Posts, type PostsListProps } from './PostsList.browser.tsx';

const answer = {
  isDemonstration: false,
  isStale: false,
  asOf: '2026-11-18T10:00:00Z',
  posts: [],
  totalPosts: 0,
  totalPages: 0,
};
const props: PostsListProps = {
  query: {},
  locale: 'en',
  front: '/en/about/news',
  loading: '',
  none: 'No posts found',
  texts: {
    categories: {},
    fetcher: fetcherTexts({ t: translator('en') }),
    provenance: { demonstration: 'made up', stale: 'of {time}' },
  },
};

test('a text of the editor stands in place of the spinner and of the text that there are no posts', () => {
  const [waiting, none] = [{ loading: true }, { loading: false, answer }];
  const draw = (fetched: typeof waiting | typeof none, own: Partial<PostsListProps> = {}) =>
    renderToStaticMarkup(<Posts {...props} {...own} fetched={fetched} />);
  expect(draw(waiting)).toBe('<p class="posts-loading" role="status">Loading...</p>');
  expect(draw(waiting, { loading: 'Wait' })).toBe('<p role="status">Wait</p>');
  expect(draw(none)).toBe('<p role="status">No posts found</p>');
  expect(draw(none, { none: 'Nobody writes' })).toBe('<p role="status">Nobody writes</p>');
});
