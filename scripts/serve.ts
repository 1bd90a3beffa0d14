/** `npm start`: begins to compile the pages, if they changed, and loads the server and the publisher meanwhile. */
import { startCompile } from './serve/start-compile.ts';

const signals = ['SIGTERM', 'SIGINT'] as const;
/** Waits for the thread that compiles: its lock must not be free while the compiler runs. */
const stop = () => process.exit(0);

for (const signal of signals) process.once(signal, stop);
const compiling = startCompile();
const { serveSite } = await import('./serve/serve-site.ts');
for (const signal of signals) process.off(signal, stop);
await serveSite(compiling);
