/** Worst-case texts: each family is one kind of attack, generated to a length. Parsers hang on many
 * repetitions, on nesting, on unterminated constructs, and on two patterns that backtrack against each other. */

export type Family = (length: number) => string;

const many =
  (part: string): Family =>
  (length) =>
    part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** The first half opens what the second half closes. */
const within =
  (open: string, close: string, inner = ''): Family =>
  (length) => {
    const count = Math.floor((length - inner.length) / (open.length + close.length));
    return open.repeat(count) + inner + close.repeat(count);
  };

const between =
  (before: string, part: string, after: string): Family =>
  (length) =>
    before + many(part)(Math.max(0, length - before.length - after.length)) + after;

/** Names that are all different. */
const numbered =
  (part: (index: number) => string, before = '', after = ''): Family =>
  (length) => {
    let text = before;
    for (let index = 0; text.length < length - after.length; index += 1) text += part(index);
    return text + after;
  };

/** A list of links as an editor writes it; its last entry contains a nested list. */
const listWithList = (count: number): Family => {
  const entries = '<li><a href="/a">A</a> <strong>6</strong></li>'.repeat(count);
  return () => `<ul>${entries}<li>B<ul><li>C</li></ul></li></ul>`;
};

const signs = '<>&"\'\\/=;:,.%?#[](){}|*+-_@!~^`$ \n\t0aä';

/** Each character many times, alone and at the end of a text. */
const ofSigns = Object.fromEntries(
  Array.from(signs).flatMap((sign): [string, Family][] => [
    [`many ${JSON.stringify(sign)}`, many(sign)],
    [`a, many ${JSON.stringify(sign)}, b`, between('a', sign, 'b')],
  ]),
);

const ofHtml: Readonly<Record<string, Family>> = {
  'comments that begin': many('<!--'),
  'comments within comments': within('<!--', '-->'),
  'declarations that begin': many('<!doctype '),
  'instructions that begin': many('<?'),
  'CDATA that begins': many('<![CDATA['),
  'tags that begin': many('<a '),
  'ends that begin': many('</a '),
  'links without end': many('<a href="/a">'),
  'ends without beginning': many('</li>'),
  'elements within elements': within('<div>', '</div>', 'a'),
  'lists within lists': within('<ul><li>', '</li></ul>', 'a'),
  'quotes within quotes': within('<blockquote><p>', '</p></blockquote>'),
  'open elements, then other ends': within('<i>', '</b>'),
  'entries without end': between('<ul>', '<li>', '</ul>'),
  'entries in capitals without end': between('<ul>', '<LI>', '</ul>'),
  'entries of paragraphs without end': between('<ul>', '<li><p>', '</ul>'),
  'cells of paragraphs without end': many('<p><td>'),
  'a list of 41 with a list at its end': listWithList(41),
  'a list of 2,000 with a list at its end': listWithList(2000),
  'list items': between('<ul>', '<li><a href="/a">A</a>: <strong>1</strong>.</li>', '</ul>'),
  paragraphs: many('<p>a</p>'),
  headings: many('<h2>a</h2>'),
  'headings that begin': many('<h2>'),
  'tables within tables': within('<table><tr><td>', '</td></tr></table>'),
  'table cells': between('<table><tr>', '<td>1</td>', '</tr></table>'),
  attributes: between('<p ', 'a=b ', '>'),
  'attributes of many names': numbered((index) => `a${index}=1 `, '<p ', '>'),
  classes: between('<p class="', 'a ', '">'),
  'a long address': between('<a href="/', 'a', '">b</a>'),
  'comments in an address': between('<a href="', '<!---->', '">b</a>'),
  'blanks in an address': between('<a href="java', '\t', 'script:x">b</a>'),
  'quotes that begin': many('<a href="'),
  'sheets that begin': many('<link rel='),
  sheets: many('<link rel=stylesheet href=/a>'),
  'late pictures that begin': many('<img data-src='),
  pictures: many('<img src="/images/a.webp" alt="">'),
  'words and pictures': many('<b>a</b><img>'),
  'words and scripts': many('<b>a</b><script>a</script>'),
  'shapes and rules that ask': between('<svg>', '<g/><style>@</style>', '</svg>'),
  'words and parts of the site': many('<b>a</b><site-part></site-part>'),
  'pictures with sizes': many('<img src="/a" srcset="/a 1x, /b 2x">'),
  'source sets': between('<img srcset="', '/a 1x, ', '">'),
  'styles that begin': many('<style>'),
  styles: many('<style>a{b:c}</style>'),
  'scripts that begin': many('<script'),
  scripts: many('<script>a</script>'),
  frames: many('<iframe src="https://a.example/">'),
  drawings: within('<svg><g>', '</g></svg>', '<path d="M0 0"/>'),
  'shapes without end': between('<svg>', '<path d="M0 0"/>', '</svg>'),
  'shapes behind rules that begin': between('<svg><style>', '<g>', ''),
  'a long path': between('<svg><path d="', 'M0 0L1 1', '"/></svg>'),
  'templates within math': within('<math><template>', '</template></math>'),
  'parts of the site': many('<site-part data-part="button" data-fields="{">'),
  embeds: many('<div class="wp-block-embed__wrapper"> https://a.example/ </div>'),
  'embeds that begin': many('<div class="wp-block-embed__wrapper">'),
  labels: many('<label for="a">a'),
  inputs: numbered((index) => `<input name="a${index}">`, '<form data-model_name="helpdesk.ticket">'),
  options: between(
    '<form data-model_name="helpdesk.ticket"><select name="a">',
    '<option>a',
    '</select></form>',
  ),
  'references that begin': many('&#'),
  references: many('&amp;'),
  'unknown references': many('&aaaaaaaa;'),
  'a long reference': between('&', 'a', ';'),
  'numbers of characters': many('&#x41;'),
};

const fileHead = 'Content-Disposition: form-data; name="a"; filename="a"\r\n\r\n';
const part = '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
const partOfLongHead = `--edge\r\nContent-Disposition: form-data;${' '.repeat(3900)};\r\n\r\n1\r\n`;

/** Form bodies with the boundary `edge`. */
const ofForms: Readonly<Record<string, Family>> = {
  'parts of a form': many(part),
  'a form of sixty parts': (length) => between(part.repeat(59), 'a', '\r\n--edge--')(length),
  'boundaries of parts': many('--edge\r\n'),
  'boundaries within a file': between(`--edge\r\n${fileHead}`, '\r\n--edg', '\r\n--edge--'),
  'lines of a file': between(`--edge\r\n${fileHead}`, '\r\n', '\r\n--edge--'),
  'a file of a form': between(`--edge\r\n${fileHead}`, 'a', '\r\n--edge--'),
  'a text of a form': between(part.replace('1\r\n', ''), 'a', '\r\n--edge--'),
  'headers of a part': between('--edge\r\n', 'a: b\r\n', ''),
  'long headers of parts': many(partOfLongHead),
};

const ofOthers: Readonly<Record<string, Family>> = {
  shortcodes: many('[a b]'),
  'shortcodes with attributes': many('[a b=c]'),
  'shortcodes that begin': many('[a '),
  'shortcodes of many names': numbered((index) => `[a${index} b]`),
  'shortcodes within shortcodes': within('[a]', '[/a]'),
  'brackets within brackets': within('[', ']'),
  'braces within braces': within('{', '}'),
  'JSON within JSON': within('{"a":', '}', '1'),
  'JSON with fields': numbered((index) => `"a${index}":1,`, '{', '"z":1}'),
  'a JSON list': between('[', '1,', '1]'),
  'a JSON text': between('{"a":"', '\\n', '"}'),
  'a dictionary of Python': between("{'a': 1, ", "'b': 'c', ", "'d': False}"),
  'quotes that escape': between("{'a': '", "\\'", "'}"),
  'form fields': numbered((index) => `a${index}=1&`),
  'form fields of one name': many('a=1&'),
  percents: many('%41'),
  'broken percents': many('%4'),
  paths: between('/', 'a/', ''),
  'slashes and a letter': between('', '/', 'a'),
  'dots and slashes': many('../'),
  words: many('jäätmed '),
  'one word of vowels': between('', 'a', 'b'),
  'one word of two letters': many('ab'),
  'Russian words': many('отходы '),
  emoji: many('😀'),
  'lone surrogates': many('\ud800'),
  'marks of direction': many('\u202e\u2066'),
  'combining marks': between('a', '\u0301', ''),
  'no-break spaces': many('\u00a0'),
  'line separators': many('\u2028'),
  rules: many('a{b:c}'),
  'empty rules': many('a{}'),
  'empty rules of media': many('@media{p{}}'),
  'rules of at-rules': many('@x;'),
  'rules with addresses': many('a{b:url(/x)}'),
  'rules with texts': many('a{b:"c"}'),
  'rules of a full sheet': many('.ab{color:"c";d:e()}'),
  'animations of a full sheet': between('@keyframes a{to{b:c}}', 'b{animation:a 1s f()}', ''),
  'rules of one attribute': many('[a]{b:c(d)}'),
  'declarations that leave': between('a{', 'position:fixed;', '}'),
  'rules that begin': many('a{'),
  'rules within rules': within('a{', '}', 'b:c'),
  'media within media': within('@media a{', '}', 'b{c:d}'),
  declarations: between('a{', 'b:c;', '}'),
  selectors: between('', 'a,', 'b{c:d}'),
  combinators: between('a', ' > a', '{c:d}'),
  'addresses of rules': between('a{b:', 'url(https://a.example/) ', '}'),
  'addresses of rules that begin': many('url('),
  'comments of rules': many('/**/'),
  'comments of rules that begin': many('/*'),
  'texts of rules': between('a{b:"', '\\', '"}'),
  'variables within variables': within('a{b:var(--c,', ')', 'd'),
  cookies: numbered((index) => `a${index}=1; `),
  encodings: many('gzip;q=0.5,'),
  'encodings of many names': numbered((index) => `a${index};q=0,`),
  ranges: between('bytes=', '0-1,', '2-3'),
  'tags of versions': many('"a", '),
  'weak tags of versions': many('W/"a",'),
  proxies: many('198.51.100.1, '),
  digits: many('1'),
  'an address of mail': between('a@', 'a.', 'a'),
  'signs of mail in one word': many('a@'),
  'words of mail in one word': many('-a-'),
  'numbers of one digit': many('1-'),
  'contracts of letters and digits': many('leping a1-'),
  'addresses of mail': many('a@b.cd,'),
  'a host': between('https://', 'a.', 'a/'),
};

export const families: Readonly<Record<string, Family>> = { ...ofSigns, ...ofHtml, ...ofForms, ...ofOthers };
