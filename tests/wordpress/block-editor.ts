/** The block editor of WordPress in a browser. These functions run in its page. */

interface EditorWindow {
  readonly wp?: {
    readonly data?: {
      readonly select: (store: string) => { readonly getCurrentPostId: () => number | null } | undefined;
      readonly dispatch: (store: string) => {
        readonly editPost: (edit: object) => Promise<void>;
        readonly savePost: () => Promise<void>;
      };
    };
  };
}

export function isEditorReady(): boolean {
  const { wp } = globalThis as unknown as EditorWindow;
  return Boolean(wp?.data?.select('core/editor')?.getCurrentPostId());
}

export async function saveInEditor(edit: object): Promise<void> {
  const { wp } = globalThis as unknown as EditorWindow;
  const editor = wp?.data?.dispatch('core/editor');
  await editor?.editPost(edit);
  await editor?.savePost();
}
