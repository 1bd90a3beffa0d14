/** Word that content may have changed somewhere. It is only a hint: what is published is what the content base or the
 * page builder say themselves when they are asked. */
export type ContentHint =
  | {
      readonly type: 'content-base';
      /** The entry that is said to have changed; absent where none is named (a menu, a setting). */
      readonly entry?: NamedEntry;
    }
  | { readonly type: 'page-builder' };

export interface NamedEntry {
  /** Route of its type, `posts`. */
  readonly postType: string;
  /** Number within the content base. */
  readonly id: number;
}
