import type { ReactNode } from 'react';
import { postsAnswerSchema } from '#model/posts-answer.ts';
import type { Locale } from '#model/locale.ts';
import { Failed } from '../fetcher/Fetcher.tsx';
import type { FetcherTexts } from '../fetcher/fetcher-texts.ts';
import { useChecked } from '../fetcher/use-checked.ts';
import { type PostsQuery, postsRequest } from './posts-query.ts';
import { type PostsAnswer, PostsAnswerView, PostsWaiting } from './PostsParts.tsx';
import stylesAddress from './posts.css?url';

export interface PostsTexts {
  /** Spec §8: 'No posts found'. */
  readonly none: string;
  readonly fetcher: FetcherTexts;
}

interface Props {
  readonly query: PostsQuery;
  readonly locale: Locale;
  readonly texts: PostsTexts;
  /** Replaces the spinner. */
  readonly loading?: ReactNode;
  /** Replaces the text for no posts. */
  readonly empty?: ReactNode;
  /** Renders the posts; `totalPosts` and `totalPages` count all of them. */
  readonly children: (answer: PostsAnswer) => ReactNode;
}

/** Spec §7: posts are fetched on mount, when the tab becomes visible and when the connection returns. */
const options = { staleMs: 0, refetchesOnReturn: true };

/** Fetches and shows posts. Loaded posts stay visible during a refetch. */
export function PostsProvider({ query, locale, texts, loading, empty, children }: Props) {
  const request = postsRequest(query, locale);
  const { answer, failure, loading: isLoading } = useChecked(postsAnswerSchema, request, options);
  if (!answer && failure !== undefined && !isLoading) {
    return <Failed failure={failure} request={request} texts={texts.fetcher} />;
  }
  return (
    <>
      <link rel="stylesheet" href={stylesAddress} precedence="default" />
      {isLoading || !answer ? <PostsWaiting text={texts.fetcher.loading} loading={loading} /> : null}
      {answer ? (
        <PostsAnswerView
          answer={{ ...answer, isStale: answer.isStale || failure !== undefined }}
          none={texts.none}
          empty={empty}
          draw={children}
        />
      ) : null}
    </>
  );
}
