import { relative, sep } from 'node:path';

/** Names that this project uses for caught or passed errors. */
const errorNames = '/^(cause|error|err|exception|failure)$/';

const errorText =
  'Tell errors apart by instanceof or by their code: texts and names of errors change with a version.';

/**
 * One shared module for each basic task; other code must use it. Requests out: one-way-out.mjs; writing files and parsers
 * of HTML: `imports` in rules.mjs; memory: bounded-memory.mjs.
 *
 * @type {readonly {selectors: readonly string[], files: RegExp, doors: readonly RegExp[], message: string}[]}
 * `files` are checked, except for `doors`.
 */
const doors = [
  {
    selectors: [
      "MemberExpression[object.name='process'][property.name=/^(stdout|stderr)$/]",
      "MemberExpression[object.name='console']",
    ],
    files: /^(?:src|scripts|functions|netlify)\//,
    doors: [
      /^src\/platform\/base\/log\.ts$/,
      /^scripts\/(?:print|progress)\.ts$/,
      // They run before TypeScript and packages are available.
      /^scripts\/(?:run|set-up\/\w+)\.mjs$/,
      // The only log of a browser.
      /^src\/(?:shell|features)\/(?!.*\.server\.)/,
    ],
    message: 'Events go to the log (src/platform/base/log.ts), results of commands through scripts/print.ts.',
  },
  {
    selectors: [
      "ImportDeclaration[source.value='#platform/base/log.ts'] > ImportSpecifier[imported.name='log']",
    ],
    files: /^(?:src|functions)\//,
    doors: [
      /^src\/platform\/events\/write-(?:events|live-event)\.ts$/,
      /^src\/platform\/server\/metrics\/watching\.ts$/,
    ],
    message: 'Report an event (src/platform/events/site-event.ts); write-events.ts writes it to the log.',
  },
  {
    selectors: [
      "MemberExpression[object.name='Date'][property.name='now']",
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.name='Date']",
      "MemberExpression[object.name='performance'][property.name='timeOrigin']",
      "MemberExpression[object.name='Temporal'][property.name='Now']",
    ],
    files: /^src\/(?:shell|features)\/(?!.*\.(?:server|astro)\b)/,
    doors: [
      /^src\/shell\/time\/clock\.ts$/,
      // Compares the device with itself, and the clock would be one more file on every page.
      /^src\/features\/consent\/choice\.browser\.ts$/,
    ],
    message:
      "A visitor's clock may be wrong: take the time from siteNow, or durations from deviceNow (src/shell/time/clock.ts).",
  },
  {
    selectors: ["MemberExpression[object.name='JSON'][property.name='parse']"],
    files: /^(?:src|functions|netlify)\//,
    // Code within the sandbox has only the language itself.
    doors: [/^src\/platform\/base\/json\.ts$/, /^src\/features\/page-builder\/cell\/inside\//],
    message: 'Read JSON by parseJson with a schema, tryJson or trustedJson (src/platform/base/json.ts).',
  },
  {
    selectors: [
      "CallExpression[callee.property.name='exec'] > Literal[value=/(^|;\\s*)(BEGIN|COMMIT|END|ROLLBACK|SAVEPOINT)\\b/i]",
    ],
    files: /^(?:src|scripts|functions|netlify|tests)\//,
    // A lock is a transaction that never ends.
    doors: [/^src\/platform\/base\/sqlite\.ts$/, /^src\/platform\/publish\/state\.ts$/],
    message:
      'A transaction is inTransaction, inLongTransaction or beginSnapshot (src/platform/base/sqlite.ts), which end what they begin.',
  },
  {
    selectors: [
      "ImportDeclaration[source.value='sharp']",
      "ImportExpression[source.value='sharp']",
      "CallExpression[callee.name='require'][arguments.0.value='sharp']",
    ],
    files: /^(?:src|scripts|functions|netlify)\//,
    doors: [/^src\/platform\/base\/images\.ts$/],
    message: 'Pictures are decoded by src/platform/base/images.ts, which bounds what a file may cost.',
  },
  {
    selectors: ["ImportSpecifier[imported.name='renameSync']"],
    files: /^src\//,
    doors: [/^src\/platform\/base\/(?:out-)?files\.ts$/],
    message: 'What is written beside its place takes it by putInPlace (src/platform/base/files.ts).',
  },
  {
    selectors: [
      "CallExpression[callee.object.property.name='message'][callee.property.name=/^(includes|startsWith|endsWith|match|search|indexOf)$/]",
      "CallExpression[callee.property.name=/^(test|exec)$/] > MemberExpression.arguments[property.name='message']",
      `BinaryExpression[operator=/^[!=]==?$/] > MemberExpression[object.name=${errorNames}][property.name=/^(name|message)$/]`,
      "BinaryExpression[operator=/^[!=]==?$/] > MemberExpression[object.property.name='constructor'][property.name='name']",
      `SwitchStatement > MemberExpression[object.name=${errorNames}][property.name=/^(name|message)$/]`,
    ],
    files: /^(?:src|scripts|functions|netlify)\//,
    doors: [
      // Plasmic reports only in text that a project was never published.
      /^src\/features\/page-builder\/client\.server\.ts$/,
    ],
    message: errorText,
  },
  {
    selectors: [
      "ImportDeclaration[source.value='node:worker_threads'] > ImportSpecifier[imported.name='Worker']",
    ],
    files: /^(?:src|scripts|functions|netlify)\//,
    doors: [/^src\/platform\/base\/threads\/thread\.ts$/],
    message: 'A thread is a Thread or a ThreadPool (src/platform/base/threads), which say why it ended.',
  },
  {
    // A forked process inherits the flags.
    selectors: [
      "MemberExpression[object.name='process'][property.name='execPath']",
      "CallExpression[callee.name=/^(spawn|spawnSync|execFile|execFileSync)$/][arguments.0.value='node']",
    ],
    files: /^(?:src|scripts|functions|netlify)\//,
    // They start Node, or run before src/platform/base can be loaded.
    doors: [
      /^src\/platform\/base\/node-command\.ts$/,
      /^scripts\/(?:run|set-up\/install)\.mjs$/,
      /^scripts\/conformance\/netlify-tool\.ts$/,
    ],
    message:
      'Start Node by nodeCommand (src/platform/base/node-command.ts), which gives it the flags of this project.',
  },
];

const isTest = (file) => /\.test\.tsx?$/.test(file);

export const oneDoor = {
  meta: { type: 'problem', schema: [], messages: { door: '{{message}}' } },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    if (isTest(file)) return {};
    return Object.fromEntries(
      doors
        .filter(({ files, doors: own }) => files.test(file) && !own.some((door) => door.test(file)))
        .flatMap(({ selectors, message }) =>
          selectors.map((selector) => [
            selector,
            (node) => context.report({ node, messageId: 'door', data: { message } }),
          ]),
        ),
    );
  },
};
