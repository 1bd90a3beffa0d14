import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import type { PagerTexts } from './pager-texts.ts';

/** Spec §3. */
export interface Pagination {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Entries on all pages. */
  readonly totalPosts: number;
  /** At least 1: an empty list is one empty page. */
  readonly totalPages: number;
  /** Pages with a button, in order: the first, the last, and those around the current one. */
  readonly visiblePages: readonly number[];
}

interface Props {
  readonly pagination: Pagination;
  readonly texts: PagerTexts;
  readonly choose: (page: number) => void;
}

interface PlainProps extends Omit<Props, 'choose'> {
  /** Address of a page of the list, with `page` in its query. */
  readonly linkTo: (page: number) => string;
}

/** A pager: previous, next, single pages, and a field for any page. */
export function Pager({ pagination, texts, choose }: Props) {
  const { page, totalPages } = pagination;
  return (
    <PagerMarkup
      pagination={pagination}
      texts={texts}
      jump={<PageJump totalPages={totalPages} texts={texts} choose={choose} />}
    >
      {({ to, name, text }) => {
        const isThere = to >= 1 && to <= totalPages;
        return (
          <button
            type="button"
            aria-label={name}
            aria-current={to === page ? 'page' : undefined}
            // Not `disabled`: focus would be lost on the first and last page.
            aria-disabled={!isThere}
            suppressHydrationWarning
            onClick={() => (isThere ? choose(to) : undefined)}
          >
            {text}
          </button>
        );
      }}
    </PagerMarkup>
  );
}

/** The same without JavaScript: links, and a form that asks for a page. */
export function PlainPager({ pagination, texts, linkTo }: PlainProps) {
  const { page, totalPages } = pagination;
  return (
    <PagerMarkup
      pagination={pagination}
      texts={texts}
      jump={<PlainJump totalPages={totalPages} texts={texts} linkTo={linkTo} />}
    >
      {({ to, name, text }) =>
        to >= 1 && to <= totalPages ? (
          <a
            href={linkTo(to)}
            aria-label={name}
            aria-current={to === page ? 'page' : undefined}
            aria-disabled={false}
          >
            {text}
          </a>
        ) : (
          <span aria-label={name} aria-disabled>
            {text}
          </span>
        )
      }
    </PagerMarkup>
  );
}

interface Step {
  readonly to: number;
  readonly name: string;
  readonly text: string;
}

interface MarkupProps extends Omit<Props, 'choose'> {
  readonly jump: ReactNode;
  /** What leads to a page. */
  readonly children: (step: Step) => ReactNode;
}

function PagerMarkup({ pagination: { page, visiblePages }, texts, jump, children: draw }: MarkupProps) {
  return (
    <nav className="page-list" aria-label={texts.pages}>
      <ul>
        <li>{draw({ to: page - 1, name: texts.previous, text: '‹' })}</li>
        {visiblePages.map((number, index) => (
          <li
            key={number}
            className={number - (visiblePages[index - 1] ?? number - 1) > 1 ? 'gap' : undefined}
          >
            {draw({ to: number, name: texts.page.replace('{page}', String(number)), text: String(number) })}
          </li>
        ))}
        <li>{draw({ to: page + 1, name: texts.next, text: '›' })}</li>
      </ul>
      {jump}
    </nav>
  );
}

interface JumpProps extends Pick<Props, 'texts'> {
  readonly totalPages: number;
}

function PageJump({ totalPages, texts, choose }: JumpProps & Pick<Props, 'choose'>) {
  const [typed, setTyped] = useState('');
  const page = parsePage(typed, totalPages);
  return (
    <form
      className="page-jump"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (page === undefined) return;
        choose(page);
        setTyped('');
      }}
    >
      <JumpField
        totalPages={totalPages}
        texts={texts}
        live={{ value: typed, onChange: ({ target }) => setTyped(target.value) }}
      />
      <button className="button quiet" type="submit" disabled={page === undefined} suppressHydrationWarning>
        {texts.go}
      </button>
    </form>
  );
}

function PlainJump({ totalPages, texts, linkTo }: JumpProps & Pick<PlainProps, 'linkTo'>) {
  const [path = '', query] = linkTo(totalPages).split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== 'page');
  return (
    <form className="page-jump" action={path}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <JumpField totalPages={totalPages} texts={texts} live={{ name: 'page', required: true }} />
      <button className="button quiet" type="submit">
        {texts.go}
      </button>
    </form>
  );
}

function JumpField({
  totalPages,
  texts,
  live,
}: JumpProps & { readonly live: InputHTMLAttributes<HTMLInputElement> }) {
  return (
    <label>
      <span suppressHydrationWarning>{texts.jump}</span>
      <input type="number" inputMode="numeric" min={1} max={totalPages} step={1} {...live} />
    </label>
  );
}

/** Pages with a button on each side of the current one. */
const reach = 1;

/** @param asked Clamped to the last page. */
export function paginate(
  asked: number,
  { perPage, totalPosts }: Pick<Pagination, 'perPage' | 'totalPosts'>,
): Pagination {
  const totalPages = Math.max(1, Math.ceil(totalPosts / perPage));
  const page = Math.min(Math.max(1, asked), totalPages);
  const visiblePages = Array.from({ length: totalPages }, (_, index) => index + 1).filter((number) =>
    isVisible(number, page, totalPages),
  );
  return { page, perPage, totalPosts, totalPages, visiblePages };
}

/** The first page, the last, and the neighbours; and a page alone between them, because a sign for what is left
 * out would take its place. */
function isVisible(number: number, page: number, totalPages: number): boolean {
  if (number === 1 || number === totalPages || Math.abs(number - page) <= reach) return true;
  return (
    (number === 2 && page - reach === 3) || (number === totalPages - 1 && page + reach === totalPages - 2)
  );
}

/** The entries of the current page. */
export function slicePage<Entry>(entries: readonly Entry[], { page, perPage }: Pagination): readonly Entry[] {
  return entries.slice((page - 1) * perPage, page * perPage);
}

/** Spec §5: the page-jump input accepts an integer from 1 to the number of pages.
 * @returns undefined for anything else. */
export function parsePage(typed: string, totalPages: number): number | undefined {
  const digits = typed.trim();
  const page = Number(digits);
  return /^\d+$/u.test(digits) && page >= 1 && page <= totalPages ? page : undefined;
}
