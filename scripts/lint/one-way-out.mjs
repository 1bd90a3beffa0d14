import { relative, sep } from 'node:path';

/** Globals that make a request or a connection. */
const globals = new Set(['fetch', 'WebSocket', 'WebSocketStream', 'EventSource', 'XMLHttpRequest']);
const globalObjects = new Set(['globalThis', 'global', 'window', 'self']);

/** Exports of a module that open connections; `*` is all of them. Listening is allowed. */
const doors = {
  http: ['request', 'get', 'ClientRequest', 'Agent', 'globalAgent', 'default', 'WebSocket'],
  https: '*',
  http2: ['connect', 'default'],
  net: ['connect', 'createConnection', 'Socket', 'default'],
  tls: ['connect', 'TLSSocket', 'default'],
  dgram: '*',
  inspector: '*',
  undici: '*',
};

/** Exceptions: browsers connect to this site only (enforced by the Content-Security-Policy), edge functions
 * forward requests, tests, benchmarks and the WordPress that somebody tries call loopback servers that they started. */
const exempt = [
  /^src\/platform\/base\/http\//,
  /^src\/(?:shell|features)\/(?!.*\.server\.)/,
  /^netlify\/edge-functions\//,
  /^tests\//,
  /\.test\.tsx?$/,
  /^scripts\/(?:bench|conformance|wordpress)\//,
];

/** All requests of a process go through src/platform/base/http, which limits time, size and destination. */
export const oneWayOut = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      door: '{{what}} leaves the process: ask through src/platform/base/http (scripts/lint/one-way-out.mjs)',
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    if (exempt.some((pattern) => pattern.test(file))) return {};
    const report = (node, what) => context.report({ node, messageId: 'door', data: { what } });
    const checkModule = (node) => {
      const source = node.source?.value;
      if (node.importKind === 'type' || node.exportKind === 'type') return;
      for (const what of doorsIn(source, node.specifiers)) report(node, `${what} of ${String(source)}`);
    };
    return {
      ImportDeclaration: checkModule,
      ExportNamedDeclaration: checkModule,
      ExportAllDeclaration: checkModule,
      ImportExpression: (node) => {
        if (doorsIn(node.source.value, undefined).length > 0) report(node, String(node.source.value));
      },
      CallExpression: ({ callee, arguments: [first] }) => {
        const isLoading = ['require', 'getBuiltinModule'].includes(callee.name ?? callee.property?.name);
        if (isLoading && doorsIn(first?.value, undefined).length > 0) report(callee, String(first.value));
      },
      MemberExpression: ({ object, property }) => {
        const name = property.name ?? property.value;
        if (globalObjects.has(object.name) && globals.has(name)) report(property, name);
      },
      'Program:exit': (node) => {
        const { through } = context.sourceCode.getScope(node);
        const known = context.sourceCode
          .getScope(node)
          .variables.flatMap((variable) => (variable.defs.length === 0 ? variable.references : []));
        for (const { identifier } of [...through, ...known]) {
          const isType = identifier.parent?.type.startsWith('TS') === true;
          if (globals.has(identifier.name) && !isType) report(identifier, identifier.name);
        }
      },
    };
  },
};

/** @param specifiers undefined if the whole module is imported. */
function doorsIn(source, specifiers) {
  const names =
    doors[
      String(source)
        .replace(/^node:/, '')
        .replace(/\/promises$/, '')
    ];
  if (names === undefined || !Object.hasOwn(doors, String(source).replace(/^node:/, ''))) return [];
  const values = (specifiers ?? [{ type: 'ImportNamespaceSpecifier' }]).filter(
    (one) => (one.importKind ?? one.exportKind) !== 'type',
  );
  const imported = values.map(findName);
  return names === '*' ? imported : imported.filter((name) => name === '*' || names.includes(name));
}

function findName(specifier) {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return (specifier.imported ?? specifier.local)?.name ?? 'default';
}
