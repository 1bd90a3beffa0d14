import { lookup } from '#base/lookup.ts';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ListedPost } from '#model/live-answer.ts';
import type { Locale } from '#model/locale.ts';
import { formatDate } from '#site/format.ts';
import { Provenance } from '../fetcher/Provenance.tsx';
import { PostsProvider } from '../posts/PostsProvider.tsx';
import { neighbours, newsPath, type NewsPlace, newsQuery, postsOf } from './news-place.ts';
import { $newsPlace } from './news-store.ts';
import { newsTitle, type NewsTexts } from './news-texts.ts';
import { cardText } from './post-card.ts';
import { $publishedCards, type PublishedPicture } from './published-cards.ts';

export interface NewsProps {
  readonly locale: Locale;
  /** Path of the first page of all news. */
  readonly front: string;
  readonly texts: NewsTexts;
}

/** A page of news that was gone to without loading it. Nothing before that. */
export function News(props: NewsProps) {
  const place = useStore($newsPlace);
  return place ? <NewsPage key={newsPath(place, '')} place={place} {...props} /> : null;
}

function NewsPage({ place, locale, front, texts }: NewsProps & { readonly place: NewsPlace }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A link of the page before is gone; that of a category is still there, and keeps the focus.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const pathOf = (to: NewsPlace) => newsPath(to, front);
  return (
    <>
      <h2 className="visually-hidden" tabIndex={-1} ref={heading}>
        {newsTitle(place, texts)}
      </h2>
      <PostsProvider query={newsQuery(place)} locale={locale} texts={texts.posts}>
        {(answer) => {
          const { newer, older } = neighbours(place, answer.totalPosts);
          return (
            <>
              <Provenance answer={answer} locale={locale} texts={texts.provenance} />
              <ul className="cards">
                {postsOf(place, answer.posts, answer.totalPosts).map((post) => (
                  <Card key={post.id} {...{ post, locale, front, texts }} />
                ))}
              </ul>
              <nav className="pager" aria-label={texts.pages}>
                {newer ? <Way rel="prev" href={pathOf(newer)} text={texts.newer} /> : null}
                {older ? <Way rel="next" href={pathOf(older)} text={texts.older} /> : null}
              </nav>
            </>
          );
        }}
      </PostsProvider>
    </>
  );
}

function Way({ rel, href, text }: { readonly rel: string; readonly href: string; readonly text: string }) {
  return (
    <a rel={rel} href={href}>
      {text}
    </a>
  );
}

/** As src/components/NewsCards.astro. */
function Card({ post, locale, front, texts }: NewsProps & { readonly post: ListedPost }): ReactNode {
  const { title, excerpt } = cardText(post, locale);
  const href = `${front}/${post.slug}`;
  const published = useStore($publishedCards).get(href);
  const category = post.categories.find((slug) => lookup(texts.categories, slug) !== undefined);
  return (
    <li className="card">
      {published?.picture ? <CardPicture {...published.picture} /> : null}
      <p className="card-meta">
        <time dateTime={post.date}>{formatDate(post.date, locale)}</time>
        {category === undefined ? null : <span>{lookup(texts.categories, category)}</span>}
      </p>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{published?.title === title ? published.excerpt : excerpt}</p>
    </li>
  );
}

function CardPicture({ sources, image: { alt, ...image } }: PublishedPicture) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img {...image} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
