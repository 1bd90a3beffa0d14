/** The tokenizer of css-tree, which comes without types. */
declare module 'css-tree/tokenizer' {
  /** Numbers of the kinds of tokens, by their names in the CSS standard. */
  export const tokenTypes: Readonly<
    Record<
      | 'BadString'
      | 'BadUrl'
      | 'CDO'
      | 'CDC'
      | 'Comma'
      | 'Comment'
      | 'Function'
      | 'Ident'
      | 'LeftCurlyBracket'
      | 'LeftParenthesis'
      | 'LeftSquareBracket'
      | 'RightCurlyBracket'
      | 'RightParenthesis'
      | 'RightSquareBracket'
      | 'Semicolon'
      | 'String',
      number
    >
  >;

  export function tokenize(css: string, onToken: (type: number, start: number, end: number) => void): void;
}
