/** Compares the manifests of Netlify's bundlers with the declarations in the files of functions and edge
 * functions: if a bundler omits or misreads one, it never runs, and there is no message. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { runCommand } from '../steps/command.ts';
import { failureCause } from './failure-cause.ts';
import { ConformanceError, type NetlifyTool } from './netlify-tool.ts';

const routeSchema = z.object({ pattern: z.string(), methods: z.array(z.string()) });

const functionsSchema = z.object({
  functions: z.array(
    z.object({
      name: z.string(),
      routes: z.array(routeSchema).default([]),
      schedule: z.string().optional(),
      invocationMode: z.string().optional(),
      trafficRules: z
        .object({
          action: z.object({
            config: z.object({
              rateLimitConfig: z.object({ windowLimit: z.int(), windowSize: z.int() }),
              aggregate: z.object({ keys: z.array(z.object({ type: z.string() })) }),
            }),
          }),
        })
        .optional(),
    }),
  ),
});

const edgeSchema = z.object({
  routes: z.array(
    z.object({ function: z.string(), path: z.string(), excluded_patterns: z.array(z.string()) }),
  ),
  function_config: z.record(z.string(), z.object({ on_error: z.string().optional() })),
});

/** Declaration in a function's file; Netlify's types are wider. */
const configSchema = z.object({
  path: z.union([z.string(), z.array(z.string())]).optional(),
  method: z.union([z.string(), z.array(z.string())]).optional(),
  schedule: z.string().optional(),
  background: z.boolean().optional(),
  rateLimit: z
    .object({ windowLimit: z.int(), windowSize: z.int(), aggregateBy: z.array(z.string()) })
    .optional(),
});

const edgeConfigSchema = z.object({
  path: z.string(),
  excludedPath: z.array(z.string()),
  onError: z.string().optional(),
});

/** Bundles as a deploy would.
 * @param folder The mirror.
 * @throws {ConformanceError} */
export async function bundle(folder: string, { program, environment }: NetlifyTool): Promise<void> {
  const result = await runCommand({
    program,
    arguments: ['build', '--offline'],
    folder,
    environment,
    limitMs: 600_000,
  });
  if (result.type === 'exited' && result.code === 0) return;
  const reason = result.type === 'broken' ? result.reason : `exit code ${result.code}`;
  throw new ConformanceError(`netlify build fails: ${reason}.\n${failureCause(result.output)}`);
}

/** @returns Differences, one line each. */
export async function compareManifests(folder: string): Promise<readonly string[]> {
  return [
    ...(await compareFunctions(folder)),
    ...(await compareEdge(folder)),
    ...compareSkewProtection(folder),
  ];
}

async function compareFunctions(folder: string): Promise<readonly string[]> {
  const { functions } = functionsSchema.parse(loadJson(join(folder, '.netlify/functions/manifest.json')));
  const bundled = new Map(functions.map((one) => [one.name, one]));
  const faults: string[] = [];
  for (const file of readdirSync(join(folder, 'functions'))) {
    const name = basename(file, '.ts');
    const made = bundled.get(name);
    const config = configSchema.parse((await loadModule(join(folder, 'functions', file))).config ?? {});
    const methods = [config.method ?? []].flat();
    const declared = {
      routes: [config.path ?? []].flat().map((pattern) => ({ pattern, methods })),
      schedule: config.schedule,
      isBackground: config.background === true,
      limit: config.rateLimit,
    };
    const rate = made?.trafficRules?.action.config;
    const read = made && {
      routes: made.routes,
      schedule: made.schedule,
      isBackground: made.invocationMode === 'background',
      limit: rate && {
        ...rate.rateLimitConfig,
        aggregateBy: rate.aggregate.keys.map(({ type }) => type),
      },
    };
    if (JSON.stringify(read) !== JSON.stringify(declared))
      faults.push(
        `${name}: the bundler reads ${JSON.stringify(read)}, the file declares ${JSON.stringify(declared)}`,
      );
  }
  return faults;
}

async function compareEdge(folder: string): Promise<readonly string[]> {
  const { routes, function_config: configs } = edgeSchema.parse(
    loadJson(join(folder, '.netlify/edge-functions-dist/manifest.json')),
  );
  const faults: string[] = [];
  for (const file of readdirSync(join(folder, 'netlify/edge-functions'))) {
    const name = basename(file, '.ts');
    const declared = edgeConfigSchema.parse(
      (await loadModule(join(folder, 'netlify/edge-functions', file))).config,
    );
    const route = routes.find((one) => one.function === name);
    if (route?.path !== declared.path) faults.push(`${name}: no edge route at ${declared.path}`);
    const excluded = route?.excluded_patterns.map((pattern) => new RegExp(pattern, 'u')) ?? [];
    for (const path of declared.excludedPath) {
      const example = path.replace('*', 'example');
      if (!excluded.some((pattern) => pattern.test(example))) faults.push(`${name}: ${path} is not excluded`);
    }
    if (configs[name]?.on_error !== declared.onError)
      faults.push(`${name}: onError is not ${declared.onError ?? ''}`);
  }
  return faults;
}

function compareSkewProtection(folder: string): readonly string[] {
  const read = z
    .object({ patterns: z.array(z.string()).min(1), sources: z.array(z.object({ type: z.string() })).min(1) })
    .safeParse(loadJson(join(folder, '.netlify/v1/skew-protection.json')));
  return read.success ? [] : ['the build plugin has written no skew-protection.json'];
}

function loadJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

async function loadModule(path: string): Promise<{ readonly config?: unknown }> {
  return (await import(pathToFileURL(path).href)) as { readonly config?: unknown };
}
