import { expect, test } from 'vitest';
import { readStyle } from './style-meanings.ts';

test.for([
  ['text-decoration: line-through', 's'],
  ['text-decoration-line: underline line-through', 's'],
  ['color: red; TEXT-DECORATION: Underline dotted', 'u'],
  ['font-weight: bold !important', 'strong'],
  ['font-weight:bolder', 'strong'],
  ['font-weight:600', 'strong'],
  ['font-weight:900', 'strong'],
  ['font-style: oblique 10deg', 'em'],
  ['font-style:italic', 'em'],
  ['vertical-align: super', 'sup'],
  ['vertical-align: sub', 'sub'],
  // The first that says something.
  ['font-weight: normal; font-style: italic; vertical-align: sub', 'em'],
] as const)('%s says what %s does', ([style, element]) => {
  expect(readStyle(style)).toEqual({ element, alignment: undefined });
});

test('a style that says nothing to somebody who sees no styles says nothing', () => {
  const styles = [
    '',
    'bold',
    ': bold',
    'text-decoration: none',
    'font-weight: 500',
    'font-weight: 1600',
    'font-weight: 6000',
    'font-weight: bolder-not',
    'font-style: not-italic',
    'vertical-align: top',
    'color: bold',
    'x-font-weight: bold',
  ];
  for (const style of styles) expect(readStyle(style)).toEqual({ element: undefined, alignment: undefined });
});

test('a text stands at the side that was named last, if it is one', () => {
  const sideOf = (style: string) => readStyle(style).alignment;
  for (const side of ['left', 'right', 'center', 'justify'])
    expect(sideOf(`text-align: ${side}`)).toBe(`has-text-align-${side}`);
  expect(sideOf('text-align:left;text-align: Right !important')).toBe('has-text-align-right');
  for (const style of ['text-align: start', 'text-align: x right', 'text-align: right-x', 'align: right'])
    expect(sideOf(style)).toBeUndefined();
});
