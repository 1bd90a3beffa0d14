/** Texts as the block editor of WordPress saves them, one for each block that an article may have, and texts as the classic editor and
 * office programs leave them. */

/** Uploaded files that the texts show. */
export interface BlockFiles {
  readonly picture: { readonly id: number; readonly source_url: string };
  readonly document: { readonly id: number; readonly source_url: string };
  readonly video: { readonly source_url: string };
  readonly sound: { readonly source_url: string };
  readonly captions: { readonly source_url: string };
}

const block = (name: string, html: string, settings: object = {}): string =>
  `<!-- wp:${name} ${JSON.stringify(settings)} -->\n${html}\n<!-- /wp:${name} -->\n`;

const paragraph = (text: string): string => block('paragraph', `<p>${text}</p>`);

const column = (html: string, width?: string): string =>
  block(
    'column',
    `<div class="wp-block-column"${width === undefined ? '' : ` style="flex-basis:${width}"`}>${html}</div>`,
    width === undefined ? {} : { width },
  );

const columns = (html: string, classes = ''): string =>
  block('columns', `<div class="wp-block-columns${classes}">${html}</div>`);

const button = (text: string, { classes = '', inner = '', style = '' } = {}): string =>
  block(
    'button',
    `<div class="wp-block-button${classes}"><a class="wp-block-button__link${inner} wp-element-button" href="/about"${style}>${text}</a></div>`,
  );

const buttons = (html: string): string => block('buttons', `<div class="wp-block-buttons">${html}</div>`);

const table = (classes: string, inner = ''): string =>
  block(
    'table',
    `<figure class="wp-block-table${classes}"><table${inner}><thead><tr><th>Konteiner</th><th class="has-text-align-right" data-align="right">Hind</th></tr></thead>` +
      '<tbody><tr><td>Segaolme 140 l</td><td class="has-text-align-right" data-align="right">3,20 €</td></tr><tr><td>Segaolme 240 l</td><td class="has-text-align-right" data-align="right">4,80 €</td></tr></tbody>' +
      '<tfoot><tr><td>Kokku</td><td class="has-text-align-right" data-align="right">8,00 €</td></tr></tfoot></table>' +
      '<figcaption class="wp-element-caption">Hinnad käibemaksuga</figcaption></figure>',
  );

const gallery = (classes: string, pictures: readonly string[]) =>
  block(
    'gallery',
    `<figure class="wp-block-gallery has-nested-images ${classes}">${pictures.join('')}<figcaption class="blocks-gallery-caption wp-element-caption">Kogumispäev 2026</figcaption></figure>`,
  );

const cover = (inner: string, { classes = '', style = '', background = '' } = {}) =>
  block(
    'cover',
    `<div class="wp-block-cover${classes}"${style}>${background}<div class="wp-block-cover__inner-container">${inner}</div></div>`,
  );

/** Without files. */
const layouts = {
  columns: columns(
    column(paragraph('Esimene veerg räägib sellest, kuidas jäätmeid sortida.')) +
      column(paragraph('Teine veerg räägib hindadest.')),
  ),
  'columns-of-three': columns(
    ['Paber', 'Pakend', 'Biojäätmed']
      .map((name) => column(`<h3>${name}</h3>${paragraph('Korjame kord nädalas.')}`))
      .join(''),
  ),
  'columns-with-widths': columns(
    column(paragraph('Kaks kolmandikku: pikem tekst, mis võtab rohkem ruumi kui teine veerg.'), '66.66%') +
      column(paragraph('Kolmandik'), '33.33%'),
  ),
  'columns-nested': columns(
    column(columns(column(paragraph('Sees 1')) + column(paragraph('Sees 2')))) + column(paragraph('Väljas')),
  ),
  'columns-on-phones': columns(
    column(paragraph('A')) + column(paragraph('B')),
    ' is-not-stacked-on-mobile are-vertically-aligned-center',
  ),
  button: buttons(button('Telli konteiner')),
  buttons: buttons(
    button('Telli') +
      button('Vaata hindu', { classes: ' is-style-outline' }) +
      button('Punane', {
        inner: ' has-white-color has-vivid-red-background-color has-text-color has-background',
      }) +
      button('Kollane', {
        inner: ' has-background',
        style: ' style="border-radius:0px;background-color:#ffd500"',
      }) +
      button('Pool laiust', { classes: ' has-custom-width wp-block-button__width-50' }),
  ),
  'cover-in-colour': cover(paragraph('Tekst värvil'), {
    classes: ' is-light has-custom-content-position is-position-bottom-left',
    style: ' style="min-height:300px"',
    background:
      '<span aria-hidden="true" class="wp-block-cover__background has-vivid-cyan-blue-background-color has-background-dim-100 has-background-dim"></span>',
  }),
  group: block(
    'group',
    `<div class="wp-block-group has-background" style="background-color:#fff4c4;padding-top:20px">${paragraph('Rühm taustaga ja <a href="/about">lingiga</a>.')}</div>`,
  ),
  'group-in-colours': block(
    'group',
    `<div class="wp-block-group has-text-color has-background" style="color:#ffffff;background-color:#0b3d2e">${paragraph('Valge rohelisel, <a href="/about">link</a>.')}${buttons(button('Nupp'))}<table><tbody><tr><td>Lahter</td></tr></tbody></table></div>`,
  ),
  'group-with-preset': block(
    'group',
    `<div class="wp-block-group has-pale-cyan-blue-background-color has-background">${paragraph('Valmis värv.')}</div>`,
  ),
  'group-of-row': block(
    'group',
    `<div class="wp-block-group">${paragraph('Reas üks')}${paragraph('Reas kaks')}</div>`,
    { layout: { type: 'flex', flexWrap: 'nowrap' } },
  ),
};

const words = {
  table: table(''),
  'table-with-stripes': table(' is-style-stripes', ' class="has-fixed-layout"'),
  'table-in-colour': table('', ' class="has-background" style="background-color:#abb8c3"'),
  quote: block(
    'quote',
    `<blockquote class="wp-block-quote">${paragraph('Prügi on tooraine vales kohas.')}<cite>Vana ütlus</cite></blockquote>`,
  ),
  'large-quote': block(
    'quote',
    `<blockquote class="wp-block-quote is-style-large has-text-align-center">${paragraph('Suur tsitaat.')}</blockquote>`,
  ),
  pullquote: block(
    'pullquote',
    '<figure class="wp-block-pullquote"><blockquote><p>Iga kolmas kott on vales kastis.</p><cite>Aastaaruanne</cite></blockquote></figure>',
  ),
  details: block(
    'details',
    `<details class="wp-block-details"><summary>Mida tohib panna?</summary>${paragraph('Paberit ja pappi.')}</details>`,
  ),
  list: block('list', '<ul><li>Paber<ul><li>Ajaleht</li></ul></li><li>Papp</li></ul>'),
  'list-of-numbers': block(
    'list',
    '<ol reversed start="5" style="list-style-type:upper-alpha"><li>Viies</li><li>Neljas</li></ol>',
    { ordered: true },
  ),
  code: block('code', '<pre class="wp-block-code"><code>konteiner = 140</code></pre>'),
  verse: block('verse', '<pre class="wp-block-verse">Sügis on käes\n   ja lehed maas</pre>'),
  preformatted: block('preformatted', '<pre class="wp-block-preformatted">E–R   8–18\nL     9–14</pre>'),
  separator:
    block('separator', '<hr class="wp-block-separator has-alpha-channel-opacity is-style-wide"/>') +
    block('separator', '<hr class="wp-block-separator has-alpha-channel-opacity is-style-dots"/>'),
  spacer: block('spacer', '<div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div>'),
  footnotes:
    paragraph('Tekst<sup data-fn="a1b2" class="fn"><a href="#a1b2" id="a1b2-link">1</a></sup> märkusega.') +
    '<ol class="wp-block-footnotes"><li id="a1b2">Märkus. <a href="#a1b2-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>',
  anchor:
    block('heading', '<h2 id="hinnad">Hinnad</h2>', { anchor: 'hinnad' }) +
    paragraph('Vaadake <a href="#hinnad">hindu</a>.'),
  embed: block(
    'embed',
    '<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=abcDEF12345\n</div><figcaption class="wp-element-caption">Video YouTube’is</figcaption></figure>',
    { url: 'https://www.youtube.com/watch?v=abcDEF12345', type: 'video', providerNameSlug: 'youtube' },
  ),
  'social-links':
    '<!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link {"url":"https://www.facebook.com/naide","service":"facebook"} /--></ul><!-- /wp:social-links -->',
  'latest-posts': '<!-- wp:latest-posts {"postsToShow":2,"displayPostDate":true} /-->',
  search: '<!-- wp:search {"label":"Otsi","buttonText":"Otsi"} /-->',
  categories: '<!-- wp:categories /-->',
  calendar: '<!-- wp:archives {"displayAsDropdown":true} /-->',
  'text-colours':
    paragraph(
      '<mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color has-vivid-red-color">Punane esiletõst</mark> ja <mark style="background-color:#ffff00" class="has-inline-color">kollane</mark>.',
    ) +
    block(
      'paragraph',
      '<p class="has-text-color has-background has-small-font-size" style="color:#777777;background-color:#888888">Loetamatu</p>',
    ) +
    block('paragraph', '<p class="has-drop-cap" style="font-size:32px">Suur tekst algustähega</p>'),
};

/** As the classic editor and office programs leave them. */
const pasted = {
  'classic-alignments':
    '<p style="text-align: center;">Keskel</p>\n<p style="text-align: right;">Paremal</p>\n<p style="padding-left: 40px;">Taandega</p>\n<p><span style="color: #ff0000;">Punane</span> <span style="text-decoration: underline;">allajoonitud</span></p>',
  'from-word':
    '<p class="MsoNormal" style="margin: 0cm 0cm 8pt; line-height: 107%; font-size: 11pt; font-family: Calibri, sans-serif;"><b><span lang="ET" style="font-size: 14.0pt; font-family: \'Times New Roman\',serif; color: black; mso-themecolor: text1;">Wordi pealkiri</span></b></p><p class="MsoNormal"><span lang="ET" style="color: #1f497d; background: white;">Sinine tekst Wordist<o:p></o:p></span></p><table class="MsoTableGrid" border="1" cellspacing="0" cellpadding="0" width="900" style="width: 675pt; border-collapse: collapse; border: none;"><tbody><tr><td width="450" valign="top" style="width: 337.5pt; border: solid windowtext 1.0pt; background: #D9D9D9; padding: 0cm 5.4pt 0cm 5.4pt;"><p class="MsoNormal">Lahter</p></td><td width="450" style="width: 337.5pt;">Teine</td></tr></tbody></table>',
  'from-google':
    '<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Google’i tekst ja </span><span style="font-size:11pt;font-family:Arial;color:#1155cc;background-color:#ffffff;font-weight:700;text-decoration:underline;">sinine</span></p>',
};

export const buildBlockTexts = (files: BlockFiles) => ({
  ...layouts,
  ...buildPictures(files),
  ...buildFiles(files),
  ...words,
  ...pasted,
});

function buildPictures({ picture }: BlockFiles) {
  const image = (classes: string, caption = '', style = '') =>
    block(
      'image',
      `<figure class="wp-block-image${classes}"><img src="${picture.source_url}" alt="Konteiner õues" class="wp-image-${picture.id}"${style}/>${
        caption === '' ? '' : `<figcaption class="wp-element-caption">${caption}</figcaption>`
      }</figure>`,
      { id: picture.id },
    );
  return {
    gallery: gallery('columns-default is-cropped', [
      image('', 'Paber'),
      image('', 'Pakend'),
      image('', 'Klaas'),
    ]),
    'gallery-of-two': gallery('columns-2', [image('', ''), image('', 'Teine pilt')]),
    cover: cover(
      `<p class="has-text-align-center has-large-font-size">Kogumisring algab märtsis</p>${paragraph('Vaadake <a href="/about">lisa</a>.')}`,
      {
        background: `<span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img class="wp-block-cover__image-background wp-image-${picture.id}" alt="" src="${picture.source_url}" data-object-fit="cover"/>`,
      },
    ),
    'media-text': block(
      'media-text',
      `<div class="wp-block-media-text alignwide is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="${picture.source_url}" alt="Auto" class="wp-image-${picture.id} size-full"/></figure><div class="wp-block-media-text__content">${paragraph('Tekst pildi kõrval.')}</div></div>`,
    ),
    'media-text-right': block(
      'media-text',
      `<div class="wp-block-media-text alignwide has-media-on-the-right is-stacked-on-mobile is-vertically-aligned-center" style="grid-template-columns:auto 30%"><div class="wp-block-media-text__content">${paragraph('Pilt paremal.')}</div><figure class="wp-block-media-text__media"><img src="${picture.source_url}" alt="Auto" class="wp-image-${picture.id} size-full"/></figure></div>`,
    ),
    image: image(' size-large', 'Allkiri pildi all <a href="/about">lingiga</a>'),
    'image-left': `${image(' alignleft size-medium is-resized', 'Vasakul', ' width="300" height="200"')}${paragraph('Tekst voolab pildi kõrval. '.repeat(12))}`,
    'image-right': `${image(' alignright size-thumbnail is-style-rounded')}${paragraph('Tekst voolab pildi kõrval. '.repeat(12))}`,
    'image-centred': image(
      ' aligncenter size-medium',
      'Keskel',
      ' style="width:240px;height:160px;object-fit:cover"',
    ),
    'image-full': image(' alignfull size-full'),
    'classic-gallery': `[gallery ids="${picture.id},${picture.id}" columns="2" link="none"]`,
    'classic-caption': `[caption id="attachment_${picture.id}" align="alignleft" width="300"]<img class="size-medium wp-image-${picture.id}" src="${picture.source_url}" alt="Konteiner" width="300" height="200" /> Vana allkiri[/caption]\n\n${'Tekst kõrval. '.repeat(20)}`,
  };
}

function buildFiles({ picture, document, video, sound, captions }: BlockFiles) {
  return {
    file: block(
      'file',
      `<div class="wp-block-file"><a id="wp-block-file--media-1" href="${document.source_url}">Hinnakiri</a><a href="${document.source_url}" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-1">Laadi alla</a></div>`,
      { id: document.id, href: document.source_url },
    ),
    'file-without-button': block(
      'file',
      `<div class="wp-block-file"><a href="${document.source_url}">Tingimused</a></div>`,
      { showDownloadButton: false },
    ),
    'file-shown': block(
      'file',
      `<div class="wp-block-file"><object class="wp-block-file__embed" data="${document.source_url}" type="application/pdf" style="width:100%;height:600px" aria-label="Embed of Kord."></object><a id="wp-block-file--media-2" href="${document.source_url}">Kord</a><a href="${document.source_url}" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-2">Laadi alla</a></div>`,
      { displayPreview: true },
    ),
    video: block(
      'video',
      `<figure class="wp-block-video"><video autoplay controls loop poster="${picture.source_url}" src="${video.source_url}"><track src="${captions.source_url}" label="Eesti" srclang="et" kind="subtitles"/></video><figcaption class="wp-element-caption">Nii käib sortimine</figcaption></figure>`,
    ),
    audio: block(
      'audio',
      `<figure class="wp-block-audio"><audio controls src="${sound.source_url}"></audio><figcaption class="wp-element-caption">Raadioklipp</figcaption></figure>`,
    ),
  };
}
