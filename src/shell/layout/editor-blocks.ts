/** Which texts need the style sheet of WordPress's blocks (styles/blocks.css): each rule in it is for an element with one of these
 * classes, or within one. */

const blocks = [
  'columns? buttons? gallery cover group media-text table pullquote latest-posts quote verse',
].flatMap((names) => names.split(' '));

const classes = [
  `wp-block-(?:${blocks.join('|')})`,
  'is-layout-(?:flex|grid)',
  String.raw`blocks-gallery-grid|gallery galleryid-\d+|wp-caption`,
  'align(?:left|right|center|wide|full)|is-style-rounded',
  'own-ground|has-background|has-[a-z-]+-font-size',
];

const stylesNeeded = new RegExp(String.raw`class="(?:[^"]*\s)?(?:${classes.join('|')})(?=[\s"])`, 'u');

export const holdsBlocks = (html: string): boolean => stylesNeeded.test(html);
