import { lookup } from '#base/lookup.ts';
import type { ListedPost } from '#model/posts-answer.ts';
import type { Locale } from '#model/locale.ts';
import { formatDate } from '#site/format.ts';
import { Provenance, type ProvenanceTexts } from '../fetcher/Provenance.tsx';
import { useIsLive } from '../mount/use-is-live.ts';
import { cardText } from './post-card.ts';
import type { PostsQuery } from './posts-query.ts';
import { PostsProvider, type PostsTexts } from './PostsProvider.tsx';

export interface PostsListProps {
  readonly query: PostsQuery;
  readonly locale: Locale;
  /** Path of the news list, the prefix of article addresses. */
  readonly front: string;
  /** Replaces the spinner unless empty. */
  readonly loading: string;
  /** Replaces the text for no posts unless empty. */
  readonly none: string;
  readonly texts: PostsListTexts;
}

interface PostsListTexts {
  /** Names of categories by slug. */
  readonly categories: Readonly<Record<string, string>>;
  readonly posts: PostsTexts;
  readonly provenance: ProvenanceTexts;
}

/** Posts as cards, fetched from the content base when the page is viewed. */
export function PostsList({ query, locale, front, loading, none, texts }: PostsListProps) {
  // Nothing to show before the first request.
  if (!useIsLive()) return null;
  return (
    <PostsProvider
      query={query}
      locale={locale}
      texts={texts.posts}
      {...(loading !== '' && { loading: <p role="status">{loading}</p> })}
      {...(none !== '' && { empty: <p role="status">{none}</p> })}
    >
      {(answer) => (
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
      )}
    </PostsProvider>
  );
}

interface CardProps {
  readonly post: ListedPost;
  readonly locale: Locale;
  readonly href: string;
  readonly categories: PostsListTexts['categories'];
}

/** As src/components/NewsCards.astro, without the image, which is generated at publish time. */
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
