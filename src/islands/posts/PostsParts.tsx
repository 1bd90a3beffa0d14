import type { ReactNode } from 'react';
import type { postsAnswerSchema } from '#model/posts-answer.ts';

export type PostsAnswer = ReturnType<typeof postsAnswerSchema.parse>;

/** Loading state of posts.
 * @param props.loading Replaces the spinner. */
export function PostsWaiting({ text, loading }: { readonly text: string; readonly loading?: ReactNode }) {
  return (
    loading ?? (
      <p className="posts-loading" role="status">
        {text}
      </p>
    )
  );
}

interface Props {
  readonly answer: PostsAnswer;
  /** Spec §8: 'No posts found'. */
  readonly none: string;
  /** Replaces the text. */
  readonly empty?: ReactNode;
  readonly draw: (answer: PostsAnswer) => ReactNode;
}

/** The posts, or a text if there are none. */
export function PostsAnswerView({ answer, none, empty, draw }: Props) {
  if (answer.posts.length > 0) return draw(answer);
  return empty ?? <p role="status">{none}</p>;
}
