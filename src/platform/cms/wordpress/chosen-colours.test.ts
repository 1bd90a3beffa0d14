import { expect, test } from 'vitest';
import { contrast, type Rgb } from '#platform/base/colour.ts';
import { keepColours, presets } from './chosen-colours.ts';

const keep = (ink: string | undefined, ground: string | undefined, isChosen = true) =>
  keepColours({ ink, ground, isChosen });

test('a ground stays with letters that are read on it, whichever they were', () => {
  expect(keep('#ffffff', '#0b3d2e')).toEqual({
    rules: 'color: rgb(255 255 255); background-color: rgb(11 61 46)',
    isLost: false,
  });
  expect(keep(undefined, 'rgb(255, 213, 0)').rules).toBe(
    'color: rgb(0 0 0); background-color: rgb(255 213 0)',
  );
  expect(keep('#777', '#888888')).toEqual({
    rules: 'color: rgb(0 0 0); background-color: rgb(136 136 136)',
    isLost: true,
  });
  const grounds = [
    ...Object.values(presets),
    '#757575',
    '#767676',
    '#777777',
    '#ff0000',
    '#0000ff',
    '#808000',
  ];
  for (const ground of grounds) {
    const [ink, back] = [...(keep('#888', ground).rules ?? '').matchAll(/rgb\((\d+) (\d+) (\d+)\)/gu)].map(
      ([, ...parts]) => parts.map(Number) as unknown as Rgb,
    );
    expect(ink && back && contrast(ink, back), ground).toBeGreaterThanOrEqual(4.5);
  }
});

test('letters in a colour without a ground go, and the editor is told unless they were black', () => {
  for (const ink of [
    '#ff0000',
    'red',
    '#1f497d',
    'hsl(0 50% 50%)',
    'var(--wp--preset--color--vivid-red)',
    'unknown',
  ])
    expect(keep(ink, undefined), ink).toEqual({ rules: undefined, isLost: true });
  for (const ink of [undefined, '', 'black', '#000', '#222222', 'windowtext', 'inherit', 'rgb(0, 0, 0)'])
    expect(keep(ink, undefined), ink).toEqual({ rules: undefined, isLost: false });
  expect(keep('red', 'transparent')).toEqual({ rules: undefined, isLost: true });
  expect(keep('#000000', 'rgba(0, 0, 0, 0)')).toEqual({ rules: undefined, isLost: false });
});

test('the white paper of an office program goes, a white box that was chosen stays', () => {
  expect(keep('#222222', '#ffffff', false)).toEqual({ rules: undefined, isLost: false });
  expect(keep('#1155cc', 'white', false)).toEqual({ rules: undefined, isLost: true });
  expect(keep('#222222', '#ffffff').rules).toBe('color: rgb(34 34 34); background-color: rgb(255 255 255)');
  expect(keep(undefined, 'yellow', false).rules).toBe('color: rgb(0 0 0); background-color: rgb(255 255 0)');
});

test('a ground whose colour is not known here goes: a gradient, a colour that is seen through, one of a theme', () => {
  for (const ground of [
    'linear-gradient(red, blue)',
    'rgba(0, 0, 0, 0.5)',
    '#00000080',
    'var(--wp--preset--color--accent)',
    'tomato',
  ])
    expect(keep('#fff', ground), ground).toEqual({ rules: undefined, isLost: true });
  expect(keep(undefined, '#ffd500ff').rules).toContain('rgb(255 213 0)');
  expect(keep(undefined, 'rgb(255 213 0 / 100%)').rules).toContain('rgb(255 213 0)');
});
