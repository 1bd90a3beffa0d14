/** The tokenizer of css-tree, which has no types of its own. */
declare module 'css-tree/tokenizer' {
  /** Numbers of the token types, by their names in the CSS standard. */
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
