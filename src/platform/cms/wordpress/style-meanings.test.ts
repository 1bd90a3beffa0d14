import { expect, test } from 'vitest';
import { readStyle, type StyledElement } from './style-meanings.ts';

const read = (style: string, element: Partial<StyledElement> = {}) =>
  readStyle({ name: 'p', classes: [], style, ...element });

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
  expect(read(style)).toMatchObject({ element, classes: [] });
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
  for (const style of styles) expect(read(style)).toMatchObject({ element: undefined, classes: [] });
});

test('a text stands at the side that was named last, if it is one', () => {
  const sideOf = (style: string) => read(style).classes[0];
  for (const side of ['left', 'right', 'center', 'justify'])
    expect(sideOf(`text-align: ${side}`)).toBe(`has-text-align-${side}`);
  expect(sideOf('text-align:left;text-align: Right !important')).toBe('has-text-align-right');
  for (const style of ['text-align: start', 'text-align: x right', 'text-align: right-x', 'align: right'])
    expect(sideOf(style)).toBeUndefined();
});

test('large letters become one of the sizes of the site, smaller ones and typefaces are its own', () => {
  const sizeOf = (size: string, name = 'p') => {
    const { classes, isFontLost } = read(`font-size: ${size}`, { name });
    return [classes[0], isFontLost];
  };
  for (const size of ['20px', '15pt', '1.25rem', 'clamp(1rem, 1rem + 1vw, 1.5rem)'])
    expect(sizeOf(size)).toEqual(['has-medium-font-size', false]);
  expect(sizeOf('32px')).toEqual(['has-large-font-size', false]);
  expect(sizeOf('var(--wp--preset--font-size--x-large)')).toEqual(['has-x-large-font-size', false]);
  for (const size of ['11pt', '9px', 'small', '120%']) expect(sizeOf(size)).toEqual([undefined, true]);
  expect(sizeOf('32px', 'h2')).toEqual([undefined, true]);
  expect(read("font-family: 'Times New Roman', serif").isFontLost).toBe(true);
  expect(read('color: red').isFontLost).toBe(false);
});

test('a page takes over what an editor placed, and nothing of the paper of an office program', () => {
  expect(
    read(
      'mso-themecolor: text1; margin: 0cm 0cm 8pt; line-height: 107%; font-family: Calibri; text-align: center; padding-left: 40px !important; padding-top: var(--wp--preset--spacing--50)',
    ).rules,
  ).toBe('padding-left: 40px !important');
  expect(read('width: 675pt; border: none; height: 40px; padding: 0cm', { name: 'table' }).rules).toBe('');
  expect(read('width: 40%', { name: 'td' }).rules).toBe('width: 40%');
  // What a browser would read otherwise than this parser, with all beside it.
  expect(read('padding: 1px; width: "').rules).toBe('');
  expect(read('padding: 1px; width: <').rules).toBe('');
});

test('colours of a palette and of old attributes are read like those of a style', () => {
  const rules = (classes: string, element: Partial<StyledElement> = {}) =>
    read('', { classes: classes.split(' '), ...element }).colours;
  expect(rules('has-white-color has-text-color has-vivid-red-background-color has-background')).toEqual({
    rules: 'color: rgb(255 255 255); background-color: rgb(207 46 46)',
    isLost: false,
  });
  expect(rules('has-accent-background-color has-background')).toEqual({ rules: undefined, isLost: true });
  expect(rules('has-vivid-red-color has-text-color')).toEqual({ rules: undefined, isLost: true });
  for (const classes of [
    'has-link-color',
    'has-text-color has-inline-color',
    'has-border-color has-white-border-color',
    'has-alpha-channel-opacity',
  ])
    expect(rules(classes), classes).toEqual({ rules: undefined, isLost: false });
  expect(rules('x', { name: 'td', ground: '#ffff00' }).rules).toContain('rgb(255 255 0)');
  expect(rules('x', { name: 'font', ink: 'red' })).toEqual({ rules: undefined, isLost: true });
  expect(rules('has-vivid-red-color has-vivid-red-background-color', { name: 'hr' })).toEqual({
    rules: undefined,
    isLost: false,
  });
});
