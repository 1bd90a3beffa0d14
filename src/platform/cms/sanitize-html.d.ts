/** An option of sanitize-html that its types lack. */
export {};

declare module 'sanitize-html' {
  interface IOptions {
    /** Attributes that may be empty. */
    allowedEmptyAttributes?: readonly string[] | undefined;
  }
}
