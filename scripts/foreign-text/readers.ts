/** Every function that reads external text: from a visitor, an editor, WordPress, the page builder or the
 * helpdesk. Each is tested with worst texts of every kind (foreign-text.test.ts). */
import { Feed } from 'feed';
import { byLocale } from '#platform/languages/locale.ts';
import { beginning } from '#platform/base/text.ts';
import { cssAddresses } from '#platform/base/css-addresses.ts';
import {
  decodeReferences,
  escapeHtml,
  evenBlanks,
  extractText,
  mayHold,
  openTags,
  readTokens,
} from '#platform/base/html/html.ts';
import { parseFile } from '#platform/cms/export/parse-file.ts';
import { sanitiseBuiltHtml } from '#features/page-builder/built-page-door.server.ts';
import { cleanDrawing, isDrawing } from '#platform/cms/clean-drawing.ts';
import { isOnePart, isStyleClosed, readParts, renameWords } from '#platform/cms/css-parts.ts';
import { scopePageCss } from '#features/page-builder/page-css.server.ts';
import { cleanPageHtml } from '#features/page-builder/page-html.server.ts';
import { withSources } from '#features/page-builder/page-pictures.server.ts';
import { picturesIn, plainAddress } from '#features/page-builder/pictures.server.ts';
import { refusePath, toBuiltPage } from '#features/page-builder/to-built-page.server.ts';
import { plainText, sanitise, sanitiseParsed, writePlainHtml } from '#platform/cms/sanitise.ts';
import { quietStrays } from '#platform/cms/stray-signs.ts';
import { scopeStyles } from '#platform/cms/post-styles.ts';
import { toNote } from '#platform/notes/note.ts';
import { convertBody } from '#platform/cms/wordpress/body.ts';
import { loadFiles, namePicture } from '#platform/cms/wordpress/body-files.ts';
import { readBodyParts } from '#platform/cms/wordpress/body-parts.ts';
import { readEmbed } from '#platform/cms/wordpress/embeds.ts';
import { extractExcerpt } from '#platform/cms/wordpress/excerpt.ts';
import { withLoadedMedia } from '#platform/cms/wordpress/loaded-media.ts';
import { lossesIn } from '#platform/cms/wordpress/lost-markup.ts';
import { dropShortcodes } from '#platform/cms/wordpress/shortcodes.ts';
import { withPlainBlocks } from '#platform/cms/wordpress/blocks.ts';
import { keepColours } from '#platform/cms/wordpress/chosen-colours.ts';
import { readStyle } from '#platform/cms/wordpress/style-meanings.ts';
import { uploadName, uploadNames } from '#platform/cms/wordpress/upload-names.ts';
import { lastSegment, readLink, referencesIn, servedName } from '#platform/cms/wordpress/links.ts';
import { toSlug, wordpressSlug } from '#platform/base/slug.ts';
import { decodePercent } from '#platform/base/percent.ts';
import { toAtom } from '#shell/layout/atom.ts';
import { readFacts, readLinkList, readYears } from '#shell/layout/editor-lists.ts';
import { translator } from '#shell/languages/messages.ts';
import { frameTables } from '#shell/layout/editor-tables.ts';
import { toCsv } from '#shell/open-data/csv.ts';
import { toBlocks } from '#shell/documents/blocks.ts';
import { parseContractNumber } from '#shell/company/contract-number.ts';
import { openAddress, openPlace } from '#shell/privacy/open-address.ts';
import { extractPath, parsePagePath } from '#platform/addresses/page-path.ts';
import { factsIn } from '#platform/languages/localized-text.ts';
import { withoutPersons } from '#shell/privacy/without-persons.ts';
import { readAttachment } from '#shell/form/attachment.server.ts';
import { parseDataValues } from '#features/forms/helpdesk/data-values.server.ts';
import { readTags } from '#features/forms/helpdesk/html-tags.server.ts';
import { readOdooAnswer } from '#features/forms/helpdesk/odoo-answer.server.ts';
import { parseOdooForm } from '#features/forms/helpdesk/odoo-form.server.ts';
import { readEvent } from '#platform/calls/hooks/hook-payload.ts';
import { readFormBody, readMultipart, SentFile } from '#platform/calls/multipart.ts';
import { isFormOfPage, isFormType, readJsonBody, readQuery } from '#platform/calls/request-fields.ts';
import { plainText as plainTextOfUpstream } from '#platform/calls/upstream/upstream.ts';
import { isSameOrigin } from '#platform/calls/request-origin.ts';
import { parseTicket } from '#features/forms/ticket.server.ts';
import { checkHeadings, checkLinks, checkPictures } from '#platform/publish/health/findings.ts';
import { judgeLink } from '#platform/publish/health/links.ts';
import { fold, placedWords, splitWords } from '#features/search/format/words.ts';
import { highlightTerms } from '#features/search/query/highlight-terms.ts';
import { isCyrillic, toSound } from '#features/search/query/script.ts';
import { matchNearly } from '#features/search/query/match-nearly.ts';
import { cutSnippet } from '#features/search/query/snippet.ts';
import { stem } from '#features/search/query/stem.ts';
import { parseQuery } from '#features/search/query/term.ts';
import { WorkBudget } from '#features/search/query/work-budget.ts';
import { chooseEncoding } from '#platform/server/compression.ts';
import { parseByteRange } from '#platform/server/send-file.ts';
import { resolveClient } from '#platform/server/client-address.ts';
import { readCookie } from '#platform/base/http/read-cookie.ts';
import { normalizeAddress } from '#platform/addresses/old-addresses.ts';
import { neededFiles } from '#platform/publish/needed-files.ts';
import { chooseLocale } from '#platform/addresses/choose-locale.ts';
import { resolveRequest } from '#shell/addresses/resolve-request.ts';
import { findRoute } from '#shell/addresses/routes.ts';
import { pathQueries } from '#platform/on-demand/path-queries.ts';
import { callReaders } from './call-readers.ts';
import { asLooseText, asRequest, component, context, manyWords, nothingKnown } from './surroundings.ts';
import { site } from '#features/site.ts';

export type Reader = (text: string) => unknown;

const same = (address: string): string => address;
const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const inAll = (html: string) => byLocale(() => html);

function writeFeed(text: string): string {
  const feed = new Feed({ id: 'https://www.example.ee/', title: text, copyright: '' });
  feed.addItem({ title: text, description: text, link: 'https://www.example.ee/a/', date: new Date(0) });
  return toAtom(feed, { author: text, locale: 'et' });
}

/** By module; each name is that of the export. */
export const readers: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  'src/platform/base/text.ts': { beginning: (text) => beginning(text, 160) },
  'src/platform/base/css-addresses.ts': { cssAddresses },
  'src/platform/base/html/html.ts': {
    readTokens,
    decodeReferences: (text) => decodeReferences(text),
    escapeHtml,
    evenBlanks,
    extractText: (html) => extractText(html),
    mayHold: (html) => mayHold(html, 'a'),
    openTags: (html) => openTags(html, 'a'),
  },
  'src/platform/cms/export/parse-file.ts': {
    parseFile: (text) => parseFile('posts/2025/1-a.json', text, site.kinds),
  },
  'src/platform/cms/css-parts.ts': {
    isOnePart,
    isStyleClosed,
    readParts,
    renameWords: (text) => renameWords(text, same),
  },
  'src/features/page-builder/built-page-door.server.ts': { sanitiseBuiltHtml },
  'src/platform/cms/clean-drawing.ts': {
    cleanDrawing,
    isDrawing: (text) => isDrawing(toBytes(text)),
  },
  'src/features/page-builder/page-css.server.ts': { scopePageCss },
  'src/features/page-builder/page-html.server.ts': {
    cleanPageHtml: (html) => cleanPageHtml(html, new Map()),
  },
  'src/features/page-builder/page-pictures.server.ts': {
    withSources: (html) => withSources(html, new Map()),
  },
  'src/features/page-builder/pictures.server.ts': { picturesIn, plainAddress },
  'src/features/page-builder/to-built-page.server.ts': {
    refusePath,
    toBuiltPage: (html) => toBuiltPage(component, inAll(html.slice(0, html.length / 3)), new Map()),
  },
  'src/platform/cms/post-styles.ts': { scopeStyles: (css) => scopeStyles(css, '#post') },
  'src/platform/cms/stray-signs.ts': { quietStrays: (html) => quietStrays(html) },
  'src/platform/cms/sanitise.ts': {
    writePlainHtml: (html) => writePlainHtml(html, same),
    plainText,
    sanitise: (html) => sanitise(html, same),
    sanitiseParsed: (html) => sanitiseParsed(html, same),
  },
  'src/platform/cms/wordpress/body-parts.ts': { readBodyParts },
  'src/platform/cms/wordpress/embeds.ts': { readEmbed },
  'src/platform/cms/wordpress/excerpt.ts': {
    extractExcerpt: (text) => {
      const both = { rendered: text };
      return extractExcerpt({ id: 1, slug: 'a', link: '', excerpt: both, content: both });
    },
  },
  'src/platform/cms/wordpress/loaded-media.ts': { withLoadedMedia },
  'src/platform/cms/wordpress/lost-markup.ts': {
    lossesIn: (html) => lossesIn(html, 'a', [toNote('link-nowhere', { address: html })]),
  },
  'src/platform/cms/wordpress/shortcodes.ts': { dropShortcodes },
  'src/platform/cms/wordpress/blocks.ts': { withPlainBlocks },
  'src/platform/cms/wordpress/chosen-colours.ts': {
    keepColours: (text) => keepColours({ ink: text, ground: text, isChosen: false }),
  },
  'src/platform/cms/wordpress/style-meanings.ts': {
    readStyle: (style) => readStyle({ name: 'p', classes: [style], style }),
  },
  'src/platform/cms/wordpress/body-files.ts': {
    loadFiles: (html) => loadFiles(html, context),
    namePicture,
  },
  'src/platform/cms/wordpress/body.ts': {
    convertBody: (html) => convertBody(html, context, { locale: 'et', isStyled: true }),
  },
  'src/platform/cms/wordpress/links.ts': {
    lastSegment,
    readLink: (href) => readLink(href, context),
    referencesIn,
    servedName: (name) => servedName(new URL(`https://cms.example.ee/${encodeURI(name.toWellFormed())}`)),
  },
  'src/platform/cms/wordpress/upload-names.ts': { uploadName, uploadNames },
  'src/platform/base/percent.ts': { decodePercent },
  'src/platform/base/slug.ts': { toSlug, wordpressSlug },
  'src/shell/layout/atom.ts': { toAtom: writeFeed },
  'src/shell/layout/editor-lists.ts': { readFacts, readLinkList, readYears },
  'src/shell/layout/editor-tables.ts': {
    frameTables: (html) => frameTables(`<table><tr><td>a</td></tr></table>${html}`, { t: translator('et') }),
  },
  'src/shell/open-data/csv.ts': {
    toCsv: (text) => toCsv([{ name: 'note', value: (row: string) => row }], [text]),
  },
  'src/shell/documents/blocks.ts': { toBlocks },
  'src/shell/company/contract-number.ts': { parseContractNumber },
  'src/shell/privacy/open-address.ts': { openAddress, openPlace },
  'src/platform/addresses/page-path.ts': { parsePagePath, extractPath },
  'src/platform/languages/localized-text.ts': { factsIn },
  'src/shell/privacy/without-persons.ts': {
    withoutPersons: (text) => withoutPersons(text, { email: 'info@example.ee', phones: ['+372 600 0119'] }),
  },
  'src/shell/form/attachment.server.ts': {
    readAttachment: (text) => readAttachment(new SentFile(text, toBytes(text))),
  },
  ...callReaders,
  'src/features/forms/helpdesk/data-values.server.ts': { parseDataValues },
  'src/features/forms/helpdesk/html-tags.server.ts': { readTags },
  'src/features/forms/helpdesk/odoo-answer.server.ts': {
    readOdooAnswer: (body) => readOdooAnswer(200, body),
  },
  'src/features/forms/helpdesk/odoo-form.server.ts': { parseOdooForm },
  'src/platform/calls/hooks/hook-payload.ts': { readEvent },
  'src/platform/calls/multipart.ts': {
    readFormBody: (text) => readFormBody(toBytes(text), 'application/x-www-form-urlencoded'),
    readMultipart: (text) => readMultipart(toBytes(text), 'multipart/form-data; boundary=edge', 60),
  },
  'src/platform/calls/request-fields.ts': {
    isFormOfPage: (text) => isFormOfPage(asRequest(text)),
    isFormType,
    readJsonBody: (text) => readJsonBody(toBytes(text)),
    readQuery,
  },
  'src/platform/calls/request-origin.ts': { isSameOrigin: (text) => isSameOrigin(asRequest(text)) },
  'src/features/forms/ticket.server.ts': {
    parseTicket: (text) => parseTicket({ topic: text, name: text, description: text, email: text }, 0),
  },
  'src/platform/calls/upstream/upstream.ts': { plainText: plainTextOfUpstream },
  'src/platform/publish/health/findings.ts': {
    checkHeadings: (html) => checkHeadings(asLooseText(html)),
    checkPictures: (html) => checkPictures(asLooseText(html)),
    checkLinks: (html) => checkLinks(asLooseText(html), nothingKnown),
  },
  'src/platform/publish/health/links.ts': { judgeLink: (address) => judgeLink(address, nothingKnown) },
  'src/features/search/format/words.ts': { fold, placedWords, splitWords },
  'src/features/search/query/highlight-terms.ts': {
    highlightTerms: (text) => highlightTerms(text, text.slice(0, 100), 'et'),
  },
  'src/features/search/query/match-nearly.ts': {
    matchNearly: (text) => matchNearly(manyWords, fold(text).slice(0, 30), new WorkBudget()),
  },
  'src/features/search/query/script.ts': { isCyrillic, toSound },
  'src/features/search/query/snippet.ts': {
    cutSnippet: (text) => cutSnippet(text, { phrase: text.slice(0, 100), words: new Set(['a']) }),
  },
  'src/platform/publish/needed-files.ts': {
    neededFiles: (html) => neededFiles([html], { scripts: {}, readStyles: () => html }),
  },
  'src/features/search/query/stem.ts': {
    stem: (word) => [stem(word, 'et'), stem(word, 'ru'), stem(word, 'en')],
  },
  'src/features/search/query/term.ts': { parseQuery: (typed) => parseQuery(typed, 'et') },
  'src/platform/server/compression.ts': { chooseEncoding: (header) => chooseEncoding(header) },
  'src/platform/server/send-file.ts': { parseByteRange: (header) => parseByteRange(header, 1000) },
  'src/platform/server/client-address.ts': {
    resolveClient: (header) => resolveClient({ peer: '198.51.100.1', forwardedFor: [header] }, 1),
  },
  'src/platform/base/http/read-cookie.ts': { readCookie: (header) => readCookie(header, 'locale') },
  'src/platform/addresses/choose-locale.ts': {
    chooseLocale: (pathname) => chooseLocale(pathname, undefined),
  },
  'src/platform/addresses/old-addresses.ts': { normalizeAddress },
  'src/shell/addresses/resolve-request.ts': {
    resolveRequest: (text) =>
      resolveRequest({ pathname: text, search: new URLSearchParams(text), stored: text }, new Map()),
  },
  'src/shell/addresses/routes.ts': {
    findRoute: (text) => {
      const path = parsePagePath(text);
      return path && findRoute(path);
    },
  },
  'src/platform/on-demand/path-queries.ts': { pathQueries },
};
