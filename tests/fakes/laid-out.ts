/** What is laid out on a sheet, for tests that look at it before it is drawn. */
import type { Block, Content } from '#shell/documents/layout.server.ts';

type Type = Content['type'];
type Found<Kind extends Type> = Extract<Content, { readonly type: Kind }> & {
  readonly x: number;
  readonly top: number;
};

const hasType = <Kind extends Type>(
  content: Content,
  type: Kind,
): content is Extract<Content, { readonly type: Kind }> => content.type === type;

/** All of one type, at their places in the block. */
export function findAll<Kind extends Type>(
  { content }: { readonly content: Content },
  type: Kind,
): readonly Found<Kind>[] {
  const own = hasType(content, type) ? [{ x: 0, top: 0, ...content }] : [];
  if (content.type === 'part') return [...own, ...findAll(content, type)];
  if (content.type !== 'placed') return own;
  return content.placed.flatMap(({ x = 0, top = 0, block }) =>
    findAll(block, type).map((one) => ({ ...one, x: one.x + x, top: one.top + top })),
  );
}

/** Text of all lines. */
export const wordsOf = (block: Block): string =>
  findAll(block, 'lines')
    .flatMap(({ lines }) => lines.map(({ parts }) => parts.map(({ text }) => text).join('')))
    .join(' ');
