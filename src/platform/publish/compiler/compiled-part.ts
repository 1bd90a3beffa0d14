/** What a part of the site adds to the compiler of pages. */
import type { ModuleDigests } from '../code-graph.ts';

export interface CompiledPart {
  /** Of Vite, which has the type. */
  readonly plugin: { readonly name: string };
  /** Called when everything is compiled.
   * @returns What pages do not refer to and the version of the code covers. */
  readonly save?: (manifest: { readonly buildServerDir: string }) => Promise<ModuleDigests>;
}
