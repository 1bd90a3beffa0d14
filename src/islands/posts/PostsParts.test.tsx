import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostsAnswerView, PostsWaiting } from './PostsParts.tsx';

const provenance = { isDemonstration: false, isStale: false, asOf: '2026-11-18T10:00:00Z' };
const empty = { ...provenance, posts: [], totalPosts: 0, totalPages: 0 };

test('elements of the caller stand in place of the spinner and of the text that there are no posts', () => {
  expect(renderToStaticMarkup(<PostsWaiting text="Loading..." />)).toContain('Loading...');
  expect(renderToStaticMarkup(<PostsWaiting text="Loading..." loading={<b>wait</b>} />)).toBe('<b>wait</b>');
  const draw = () => 'posts';
  const none = <PostsAnswerView answer={empty} none="No posts found" draw={draw} />;
  expect(renderToStaticMarkup(none)).toContain('No posts found');
  const own = <PostsAnswerView answer={empty} none="No posts found" empty={<i>nothing</i>} draw={draw} />;
  expect(renderToStaticMarkup(own)).toBe('<i>nothing</i>');
});
