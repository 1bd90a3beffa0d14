/** Attacks that malicious code of the page builder may try from inside its sandbox (the cell). */
import type { EditorPage } from './generated-bundle.ts';

/** Escape attempts, each as the body of an async function that returns what it obtained, as text. Throwing or
 * returning undefined means nothing was obtained. ORIGIN is replaced by an address with a listening server. */
export const waysOut: Readonly<Record<string, string>> = {
  // Processes.
  'a signal to the parent': 'return process.kill(process.ppid, "SIGUSR1") && "signalled"',
  'a signal to itself': 'return process.kill(process.pid, 0) && "signalled"',
  'the inspector': 'return process.getBuiltinModule("node:inspector").url() ?? "no url"',
  'the end of the process': 'process.exit(0); process.abort(); process.reallyExit(0); return "still there"',
  'process.binding': 'return Object.keys(process.binding("fs")).join()',
  dlopen: 'process.dlopen({ exports: {} }, "/lib/x86_64-linux-gnu/libc.so.6"); return "loaded"',
  'a child process': 'return String(process.getBuiltinModule("node:child_process").execSync("id"))',
  'a worker thread':
    'return String(new (process.getBuiltinModule("node:worker_threads").Worker)("1", { eval: true }))',
  'a web worker': 'return String(new Worker("data:text/javascript,1"))',
  'the thread around the cell': 'return String(parentPort ?? workerData)',
  'a message to the thread': 'postMessage({ type: "answered", text: "{}" }); return "sent"',
  // Files.
  'a file read': 'return process.getBuiltinModule("node:fs").readFileSync("/etc/passwd", "utf8")',
  'a file written':
    'process.getBuiltinModule("node:fs").writeFileSync("/tmp/way-out", "x"); return "written"',
  'the environment of the parent':
    'return process.getBuiltinModule("node:fs").readFileSync("/proc/" + process.ppid + "/environ", "utf8")',
  'its own memory by /proc':
    'return String(process.getBuiltinModule("node:fs").openSync("/proc/self/mem", "r"))',
  'a database':
    'return String(new (process.getBuiltinModule("node:sqlite").DatabaseSync)("/tmp/way-out.sqlite"))',
  'WebAssembly of its own': 'return String(new WebAssembly.Memory({ initial: 1 }))',
  'Node without process': 'return String(Deno ?? Bun ?? std ?? os)',
  // Networks.
  fetch: 'const response = await fetch(ORIGIN); return String(response.status)',
  'a WebSocket': 'return String(new WebSocket(ORIGIN.replace("http", "ws")))',
  'an event source': 'return String(new EventSource(ORIGIN))',
  XMLHttpRequest:
    'const request = new XMLHttpRequest(); request.open("GET", ORIGIN, false); request.send(); return request.responseText',
  'a beacon': 'return String(navigator.sendBeacon(ORIGIN, "x"))',
  'a socket over TCP':
    'return String(process.getBuiltinModule("node:net").connect(Number(ORIGIN.split(":")[2]), "127.0.0.1"))',
  'a socket over UDP': 'return String(process.getBuiltinModule("node:dgram").createSocket("udp4"))',
  'a unix socket':
    'return String(process.getBuiltinModule("node:net").connect("/run/dbus/system_bus_socket"))',
  DNS: 'return String(await process.getBuiltinModule("node:dns").promises.lookup("localhost"))',
  // Modules.
  require: 'return String(require("fs").readFileSync)',
  'a package of the bundle that is a module of Node': 'return String(require("node:fs").readFileSync)',
  'import()': 'return String((await import("node:fs")).readFileSync)',
  'import() of data': 'return String((await import("data:text/javascript,export default 1")).default)',
  'import() from new Function': 'return String(await new Function("return import(\\"fs\\")")())',
  'import.meta': 'return String(new Function("return import.meta.url")())',
  // The boundary of the cell.
  'the constructor of a function':
    'return (function () {}).constructor("return typeof process.getBuiltinModule === \\"function\\" ? \\"node\\" : this.constructor.constructor(\\"return process.mainModule\\")().filename")()',
  'the constructor of what the cell holds':
    'return [fetch, setTimeout, console.log, queueMicrotask, btoa, ReadableStream, React.createElement, components["part-news-list"]].map((each) => each.constructor("return this.process?.versions ?? this.global")()).filter(Boolean).map(String).join() || undefined',
  'the constructor of an error of the engine':
    'try { null.x } catch (error) { return error.constructor.constructor("return process.version")() ?? (() => { throw 0 })() }',
  'the frames of an error':
    'Error.prepareStackTrace = (_, frames) => frames; const { stack } = new Error(); return typeof stack === "string" ? undefined : String(stack[0].getThis())',
  'the caller': 'return (function inner() { return String(inner.caller.arguments[0]) })()',
  'arguments.callee.caller': 'return new Function("return String(arguments.callee.caller.caller)")()',
  'all names of the global object':
    'const known = /^(?:require|module|exports|Buffer|global|__dirname|WebAssembly|Deno|Bun|Atomics|std|os|scriptArgs|print)$/u; return Object.getOwnPropertyNames(globalThis).filter((name) => known.test(name)).join() || undefined',
  'the function of the border': 'return String(globalThis.cell)  === "undefined" ? undefined : "found"',
  keys: 'return Object.entries(process.env).filter(([name]) => !["NODE_ENV", "PLASMIC_QUIET"].includes(name)).join() || undefined',
  'arguments of the program': 'return process.argv.join()',
  'the versions of Node': 'return process.version + process.versions.v8',
  'shared memory with a sleeping thread':
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000); return "slept"',
  'memory of the host by a detached buffer':
    'return structuredClone(new ArrayBuffer(8), { transfer: [] }) instanceof ArrayBuffer ? "a buffer"   : undefined',
};

/** A page that tries an escape and shows what it obtained. */
export function pageTrying(path: string, body: string, origin: string): EditorPage {
  const attempt = `(async () => { const ORIGIN = ${JSON.stringify(origin)}; ${body} })()`;
  return {
    path,
    heading: { base: 'Mess' },
    // A page may suspend, for example during a request; an error it throws is reported when the page resumes.
    jsx: `{(() => {
      const all = (globalThis.got ??= {});
      const say = (got) => { all.got = got === undefined ? "nothing" : "got " + got; };
      if (all.got === undefined) throw (all.coming ??= ${attempt}.then(say, () => say(undefined)));
      return <output>{all.got}</output>;
    })()}`,
  };
}

interface Misuse {
  /** JSX inside the page. */
  readonly jsx: string;
  /** Reason with which the page is reported. */
  readonly reason: RegExp;
}

const never = 'throw new Promise(() => undefined)';
const body = (code: string) => `{(() => { ${code} })()}`;

/** Pages that exceed a limit, by the resource they use. */
export const misuses: Readonly<Record<string, Misuse>> = {
  'an endless loop': { jsx: body('for (;;) {}'), reason: /longer than/u },
  'an endless loop that catches everything': {
    jsx: body('for (;;) { try { for (;;) {} } catch {} finally { continue; } }'),
    reason: /longer than/u,
  },
  'endless jobs': {
    jsx: body(`(function again() { Promise.resolve().then(again) })(); ${never}`),
    reason: /longer than/u,
  },
  'timers that never end': { jsx: body(`setInterval(() => undefined, 1); ${never}`), reason: /longer than/u },
  'an answer that never comes': { jsx: body(never), reason: /what never comes/u },
  'an expression that tries every way': {
    jsx: body('return String(/^(a+)+$/.test("a".repeat(60) + "b"))'),
    reason: /longer than/u,
  },
  // QuickJS does not check the time inside one operation, so its thread is terminated.
  'one step that takes for ever': {
    jsx: body('return [].indexOf.call({ length: 2 ** 53 - 1 }, 1)'),
    reason: /longer than 1 s/u,
  },
  'endless recursion': {
    jsx: body('return (function f() { return 1 + f(); })()'),
    reason: /call stack|stack overflow/u,
  },
  'recursion within functions of the engine': {
    jsx: body('let deep = []; for (let i = 0; i < 1e6; i++) deep = [deep]; return JSON.stringify(deep)'),
    reason: /call stack|stack overflow|memory/u,
  },
  'endless memory': {
    jsx: body('const all = []; for (;;) all.push(new Array(1e5).fill({}));'),
    reason: /more than 64 MB of memory/u,
  },
  'a text without end': {
    jsx: body('let text = "x"; for (;;) text += text;'),
    reason: /string too long|memory/u,
  },
  'a buffer of 1 GB': { jsx: body('return String(new ArrayBuffer(2 ** 30).byteLength)'), reason: /memory/u },
  'endless output': { jsx: '<p>{"x".repeat(350000)}</p>', reason: /more than 1000000 bytes/u },
  'an error that cannot be read': {
    jsx: body('throw { toString() { throw this; }, [Symbol.toPrimitive]() { throw this; } }'),
    reason: /cannot be read/u,
  },
  'an error that takes for ever to be read': {
    jsx: body('throw { toString() { for (;;) {} } }'),
    reason: /longer than/u,
  },
  'an error that is a proxy': {
    jsx: body('throw new Proxy(new Error("x"), { get() { throw 1; }, getPrototypeOf() { throw 1; } })'),
    reason: /./u,
  },
  'an error with a very long message': {
    jsx: body('throw new Error("x".repeat(5000000))'),
    reason: /^x{500}$/u,
  },
  'answers with a method of their own': {
    jsx: body('Object.prototype.toJSON = () => ({ type: "rendered", html: { et: 1 } })'),
    reason: /./u,
  },
  'promises that are changed': {
    jsx: body(`Promise.prototype.then = () => { for (;;) {} }; ${never}`),
    reason: /longer than|never comes/u,
  },
};
