import { lookup } from '#platform/base/lookup.ts';
import { type ListedPost, postsAnswerSchema } from './posts-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { formatDate } from '#shell/languages/format.ts';
import { Failed } from '#shell/browser/Failed.browser.tsx';
import type { FetcherTexts } from '#shell/browser/fetcher-texts.ts';
import { Provenance, type ProvenanceTexts } from '#shell/browser/Provenance.tsx';
import { type Checked, useChecked } from '#shell/browser/use-checked.browser.ts';
import { useIsLive } from '#shell/browser/use-is-live.ts';
import { cardText } from './post-card.ts';
import { type PostsQuery, postsRequest } from './posts-query.ts';
import stylesAddress from './posts.css?url';

export interface PostsListProps {
  readonly query: PostsQuery;
  readonly locale: Locale;
  /** Path of the news list, the prefix of article addresses. */
  readonly front: string;
  /** Replaces the spinner unless empty. */
  readonly loading: string;
  /** Shown when there are no posts (spec §8: 'No posts found', unless the editor has a text). */
  readonly none: string;
  readonly texts: {
    /** Names of categories by slug. */
    readonly categories: Readonly<Record<string, string>>;
    readonly fetcher: FetcherTexts;
    readonly provenance: ProvenanceTexts;
  };
}

/** Spec §7: posts are fetched on mount, when the tab becomes visible and when the connection returns. */
const options = { staleMs: 0, refetchesOnReturn: true };

/** Posts as cards, fetched from the content base when the page is viewed. */
export function PostsList(props: PostsListProps) {
  const request = postsRequest(props.query, props.locale);
  const fetched = useChecked(postsAnswerSchema, request, options);
  // Nothing to show before the first request.
  if (!useIsLive()) return null;
  const { failure } = fetched;
  if (!fetched.answer && failure !== undefined && !fetched.loading)
    return <Failed failure={failure} request={request} texts={props.texts.fetcher} />;
  return (
    <>
      <link rel="stylesheet" href={stylesAddress} precedence="default" />
      <Posts {...props} fetched={fetched} />
    </>
  );
}

type PostsAnswer = ReturnType<typeof postsAnswerSchema.parse>;

/** What is known of the posts. Loaded posts stay visible during a refetch. */
export function Posts({ fetched, ...props }: PostsListProps & { readonly fetched: Checked<PostsAnswer> }) {
  const { answer, failure } = fetched;
  return (
    <>
      {fetched.loading || !answer ? (
        <p className={props.loading === '' ? 'posts-loading' : undefined} role="status">
          {props.loading === '' ? props.texts.fetcher.loading : props.loading}
        </p>
      ) : null}
      {answer?.posts.length === 0 ? <p role="status">{props.none}</p> : null}
      {answer && answer.posts.length > 0 ? (
        <Cards {...props} answer={{ ...answer, isStale: answer.isStale || failure !== undefined }} />
      ) : null}
    </>
  );
}

function Cards({ answer, locale, front, texts }: PostsListProps & { readonly answer: PostsAnswer }) {
  return (
    <>
      <Provenance answer={answer} locale={locale} texts={texts.provenance} />
      <ul className="cards">
        {answer.posts.map((post) => (
          <Card
            key={post.id}
            post={post}
            locale={locale}
            href={`${front}/${post.slug}`}
            categories={texts.categories}
          />
        ))}
      </ul>
    </>
  );
}

interface CardProps {
  readonly post: ListedPost;
  readonly locale: Locale;
  readonly href: string;
  readonly categories: PostsListProps['texts']['categories'];
}

/** As src/features/news/NewsCards.astro, without the image, which is generated at publish time. */
function Card({ post, locale, href, categories }: CardProps) {
  const { title, excerpt } = cardText(post, locale);
  const [category] = post.categories.flatMap((slug) => lookup(categories, slug) ?? []);
  return (
    <li className="card">
      <p className="card-meta">
        <time dateTime={post.date}>{formatDate(post.date, locale)}</time>
        {category === undefined ? null : <span>{category}</span>}
      </p>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{excerpt}</p>
    </li>
  );
}
