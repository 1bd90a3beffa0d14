/** Picture for link previews: the title of the page beside an illustration. */
import { readFileSync } from 'node:fs';
import type { Locale } from '#platform/languages/locale.ts';
import type { PostCategory } from '#platform/cms/post.ts';
import { formatDate } from '#shell/languages/format.ts';
import { translator } from '#shell/languages/messages.ts';
import { type SocialKind, socialImageSize, socialKinds } from '#shell/addresses/social-images.ts';
import { readColours } from './colours.server.ts';
import { breakLines, drawLine, lineWidth } from './lettering.server.ts';
import { projectFile } from './project-file.server.ts';

/** Content of a picture. */
interface Poster {
  /** Name of the company. */
  readonly name: string;
  readonly heading: string;
  /** Small line above the heading. */
  readonly topic: string | undefined;
  /** Small line at the bottom. */
  readonly foot: string;
  /** Name of an SVG file in src/shell/art, without extension. */
  readonly art: string;
}

const artOfCategory = {
  'emergency-notices': 'roads',
  'waste-school': 'recycling',
  'company-news': 'company',
} as const satisfies Record<PostCategory, string>;

/** @param name Of the company.
 * @returns SVG with all text as outlines, so that it needs no font. */
export function drawKindImage(
  kind: SocialKind,
  { name, slogan, heading }: Readonly<Record<'name' | 'slogan' | 'heading', string>>,
): string {
  return drawPoster({ name, heading, topic: undefined, foot: slogan, art: socialKinds[kind].art });
}

interface Headline {
  readonly title: string;
  readonly date: string;
  readonly category: PostCategory;
}

/** @param name Of the company.
 * @returns SVG, like drawKindImage. */
export function drawArticleImage({ title, date, category }: Headline, name: string, locale: Locale): string {
  return drawPoster({
    name,
    heading: title,
    topic: translator(locale)(`common.category.${category}`),
    foot: formatDate(date, locale),
    art: artOfCategory[category],
  });
}

/** Pixels. */
const margin = 72;
const artWidth = 432;
const textWidth = socialImageSize.width - artWidth - 2 * margin;
const smallSize = 26;

/** Font sizes in pixels; the largest that fits is used. */
const headingSizes = [76, 68, 60, 54, 48, 42, 37, 33, 29];
const headingHeight = 330;
const leading = 1.16;

function drawPoster({ name, heading, topic, foot, art }: Poster): string {
  const { width, height } = socialImageSize;
  const colours = readColours();
  const small = { weight: 'Regular', size: smallSize, colour: colours['on-deep-soft'] } as const;
  const { lines, size } = fitHeading(heading);
  const top = 200 + size * 0.74;
  const drawn = [
    `<rect width="${width}" height="${height}" fill="${colours.deep}"/>`,
    place(readDrawing(`src/shell/art/${art}.svg`), { x: width - artWidth, y: 0, width: artWidth, height }),
    place(readDrawing('public/favicon.svg'), { x: margin - 8, y: 48, width: 72, height: 72 }),
    drawLine(name, { weight: 'Bold', size: 38, colour: colours['on-deep'] }, { x: margin + 78, y: 98 }),
    topic === undefined
      ? ''
      : drawLine(topic, { ...small, weight: 'Bold', colour: colours.amber }, { x: margin, y: 176 }),
    ...lines.map((line, index) =>
      drawLine(
        line,
        { weight: 'Bold', size, colour: colours['on-deep'] },
        { x: margin, y: top + index * size * leading },
      ),
    ),
    drawLine(foot, { ...small, size: fitFoot(foot) }, { x: margin, y: height - 62 }),
    `<rect x="${margin}" y="${height - 36}" width="96" height="8" fill="${colours.amber}"/>`,
  ];
  const box = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawn.join('')}</svg>`;
}

/** Max characters; longer headings do not fit in the smallest size. */
const maxHeading = 600;

/** A heading that does not fit in the smallest size is cut. */
function fitHeading(whole: string): { readonly lines: readonly string[]; readonly size: number } {
  const heading = whole.slice(0, maxHeading);
  for (const size of headingSizes) {
    const lines = breakHeading(heading, size);
    if (lines) return { lines, size };
  }
  const size = headingSizes.at(-1) ?? smallSize;
  for (let length = heading.length - 1; length > 0; length -= 1) {
    const lines = breakHeading(`${heading.slice(0, length).trimEnd()}…`, size);
    if (lines) return { lines, size };
  }
  return { lines: [], size };
}

function breakHeading(heading: string, size: number): readonly string[] | undefined {
  const lines = breakLines(heading, { weight: 'Bold', size }, textWidth);
  return lines && lines.length * size * leading <= headingHeight ? lines : undefined;
}

function fitFoot(foot: string): number {
  return Math.min(
    smallSize,
    (smallSize * textWidth) / lineWidth(foot, { weight: 'Regular', size: smallSize }),
  );
}

/** Bounded by the number of illustrations. */
const files = new Map<string, string>();

function readDrawing(file: string): string {
  let text = files.get(file);
  if (text === undefined) files.set(file, (text = readFileSync(projectFile(file), 'utf8')));
  return text;
}

/** Embeds an SVG file in another one: fills the box and cuts off what exceeds it. */
function place(
  svg: string,
  { x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
): string {
  const box = /viewBox="([^"]+)"/u.exec(svg)?.[1] ?? '0 0 560 420';
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const sides = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<svg ${sides} viewBox="${box}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
}
