/** Splits texts as a reader sees them: blocks without tags, their sentences and words. */

const blockTags = /<\/?(?:p|h\d|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|br)\b[^>]*>/gu;

/** Text of each block, without tags; white space is kept.
 * @param html HTML, or plain text, which is one block. */
export function splitBlocks(html: string): readonly string[] {
  return html
    .replace(blockTags, '\n')
    .replace(/<[^>]+>/gu, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .filter((block) => block.trim() !== '');
}

/** A sentence ends before a capital letter, a figure or a quotation mark. */
const sentenceEnd = /(?<=[.!?…][”“»)]?)\s+(?=[\p{Lu}\d„«“({])/u;

export function splitSentences(html: string): readonly string[] {
  return splitBlocks(html).flatMap((block) => block.trim().split(sentenceEnd));
}

/** Words and figures; a dash between two of them is not counted. */
export function splitWords(html: string): readonly string[] {
  return splitBlocks(html).flatMap((block) => block.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)));
}
