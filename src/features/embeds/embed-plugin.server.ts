/** Compiles the script that other sites load for embeds (src/features/embeds/embed-element.browser.ts) as one file at an address that stays.
 * Only astro.config.mjs uses it. */
import { rolldown } from 'rolldown';
import { embedScriptAddress } from './embed-script.ts';

interface PluginContext {
  readonly environment: { readonly name: string };
  readonly emitFile: (file: {
    readonly type: 'asset';
    readonly fileName: string;
    readonly source: string;
  }) => string;
}

interface DevServer {
  readonly middlewares: {
    readonly use: (path: string, respond: (request: unknown, response: Response) => void) => void;
  };
}

interface Response {
  readonly setHeader: (name: string, value: string) => void;
  readonly end: (body: string) => void;
}

export function openCompiled(root: string) {
  const plugin = {
    name: 'embed',
    async generateBundle(this: PluginContext) {
      if (this.environment.name !== 'client') return;
      const source = await bundleElement(root);
      this.emitFile({ type: 'asset', fileName: embedScriptAddress.slice(1), source });
    },
    configureServer({ middlewares }: DevServer) {
      middlewares.use(embedScriptAddress, (_, response) => {
        void bundleElement(root).then((source) => {
          response.setHeader('content-type', 'text/javascript; charset=utf-8');
          response.end(source);
        });
      });
    },
  };
  return { plugin };
}

/** One classic script without imports: a page may load it with `async` and without a module. */
async function bundleElement(root: string): Promise<string> {
  const bundle = await rolldown({
    cwd: root,
    input: 'src/features/embeds/embed-element.browser.ts',
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}
