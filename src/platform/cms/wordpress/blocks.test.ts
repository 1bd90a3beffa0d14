import { expect, test } from 'vitest';
import { withPlainBlocks } from './blocks.ts';

test('a file is one link, with a place for its type and size', () => {
  const file = (inner: string) => `<div class="wp-block-file">${inner}</div>`;
  const name = '<a id="m" href="/a.pdf">Hinnakiri</a>';
  const button = '<a href="/a.pdf" class="wp-block-file__button wp-element-button" download>Laadi alla</a>';
  const plain = file('<a id="m" href="/a.pdf">Hinnakiri<span data-file="/a.pdf"></span></a>');
  expect(withPlainBlocks(file(name + button))).toBe(plain);
  expect(withPlainBlocks(file(name))).toBe(plain);
  // What follows is not part of it.
  expect(withPlainBlocks(`${file(name + button)}<p><a href="/b">b</a></p>`)).toBe(
    `${plain}<p><a href="/b">b</a></p>`,
  );
  // A button alone is the only way to the file.
  expect(withPlainBlocks(file(button))).toBe(file(button));
  expect(withPlainBlocks(file('<a href="/a.pdf">Hinnakiri'))).toBe(file('<a href="/a.pdf">Hinnakiri'));
});

test('captions of the classic editor belong to their pictures', () => {
  expect(
    withPlainBlocks(
      '<div id="attachment_4" style="width: 310px" class="wp-caption alignleft"><img src="/a.jpg"><p id="c" class="wp-caption-text">Vana</p></div><p>Tekst</p>',
    ),
  ).toBe(
    '<figure id="attachment_4" style="width: 310px" class="wp-caption alignleft"><img src="/a.jpg"><figcaption id="c" class="wp-caption-text">Vana</figcaption></figure><p>Tekst</p>',
  );
  expect(
    withPlainBlocks(
      '<dl class="gallery-item"><dt class="gallery-icon landscape"><img src="/a.jpg"></dt><dd class="wp-caption-text gallery-caption">A</dd></dl>',
    ),
  ).toBe(
    '<figure class="gallery-item"><div class="gallery-icon landscape"><img src="/a.jpg"></div><figcaption class="wp-caption-text gallery-caption">A</figcaption></figure>',
  );
  // Without an end it could not be one.
  expect(withPlainBlocks('<div class="wp-caption"><div>x</div></div>')).toBe(
    '<div class="wp-caption"><div>x</div></div>',
  );
});

test('buttons are those of the site, an outlined one is its quiet one', () => {
  const block = (inner: string, classes = '') =>
    `<div class="wp-block-button${classes}"><a ${inner} href="/a">x</a></div>`;
  const link = 'class="wp-block-button__link wp-element-button"';
  expect(withPlainBlocks(block(link, ' is-style-outline') + block(link))).toBe(
    '<div class="wp-block-button is-style-outline"><a href="/a" class="wp-block-button__link wp-element-button button quiet">x</a></div>' +
      '<div class="wp-block-button"><a href="/a" class="wp-block-button__link wp-element-button button">x</a></div>',
  );
});

test('a cover has its colour itself, unless a picture is behind it', () => {
  const layer =
    '<span aria-hidden="true" class="wp-block-cover__background has-vivid-red-background-color has-background-dim" style="background-color:#123"></span>';
  const inner = '<div class="wp-block-cover__inner-container"><p>x</p></div></div>';
  expect(
    withPlainBlocks(`<div class="wp-block-cover is-light" style="min-height:300px">${layer}${inner}`),
  ).toBe(
    `<div class="wp-block-cover is-light has-vivid-red-background-color has-background" style="min-height:300px;background-color:#123">${inner}`,
  );
  const picture = '<img class="wp-block-cover__image-background" alt="" src="/a.jpg">';
  const pictured = `<div class="wp-block-cover has-picture">${picture}${inner}`;
  expect(withPlainBlocks(`<div class="wp-block-cover">${layer}${picture}${inner}`)).toBe(pictured);
  // As WordPress 5 wrote it: the picture is in the style, which no page takes.
  expect(
    withPlainBlocks(
      `<div class="wp-block-cover has-background-dim" style="background-image:url(/a.jpg)">${inner}`,
    ),
  ).toBe(pictured.replace('has-picture"', 'has-picture" style="background-image:url(/a.jpg)"'));
});

test('links to social networks have their names in sight in place of icons', () => {
  expect(
    withPlainBlocks(
      '<li class="wp-block-social-link"><a href="https://x.example" class="wp-block-social-link-anchor"><svg><path d="M1"></path></svg><span class="wp-block-social-link-label screen-reader-text">X</span></a></li><svg></svg>',
    ),
  ).toBe(
    '<li class="wp-block-social-link"><a href="https://x.example" class="wp-block-social-link-anchor"><span class="wp-block-social-link-label">X</span></a></li><svg></svg>',
  );
});

test('very many blocks without an end take linear time', () => {
  for (const part of [
    '<div class="wp-block-cover">',
    '<div class="wp-caption">',
    '<div class="wp-block-file"><a href="x">',
    '<a class="wp-block-social-link-anchor">',
    '<dl class="gallery-item">',
  ])
    expect(withPlainBlocks(part.repeat(20_000)).length).toBeGreaterThan(100_000);
});
