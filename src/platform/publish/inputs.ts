/** What a target is made from besides content: the code of its kind, and the settings that it reads. Both are recorded as
 * queries, so a change of one of them makes stale what read it, and nothing else. */
import { compareCodes } from '#platform/base/code-order.ts';
import { digest, type Digest } from '#platform/base/digest.ts';
import { lookup } from '#platform/base/lookup.ts';
import { trustedJson } from '#platform/base/json.ts';
import type { KeyChange } from '#platform/base/key-range.ts';
import { codeList, settingList } from '#platform/engine/reason.ts';
import type { QueryKey, Read } from '#platform/engine/trace-tables.ts';
import type { CodeGraph, ModuleDigests } from './code-graph.ts';
import type { PageSettings } from './compiled-pages.ts';

/** Kind of the targets that have the version of the code in them. */
export const everyKind = '*';

/** Kind of pictures and PDFs. */
export const drawnKind = 'drawings';

const codeQuery = (kind: string): QueryKey => JSON.stringify([codeList, kind]);
const settingQuery = (name: string): QueryKey => JSON.stringify([settingList, name]);

/** The kind in the query of a target's code, or undefined for another query. */
export function kindOfQuery(query: QueryKey): string | undefined {
  const [list, kind] = trustedJson<readonly string[]>(query);
  return list === codeList ? kind : undefined;
}

export class Inputs {
  readonly #graph: CodeGraph;
  readonly #settings: PageSettings;
  /** Digest of all code and settings. */
  readonly #version: Digest;
  // Bounded by the number of kinds and settings.
  readonly #answers = new Map<QueryKey, Read | undefined>();

  constructor(graph: CodeGraph, settings: PageSettings, version: Digest) {
    this.#graph = graph;
    this.#settings = settings;
    this.#version = version;
  }

  /** @returns undefined when the code has no such kind any more. */
  ofCode(kind: string): Read | undefined {
    return this.#keep(codeQuery(kind), (query) => {
      if (kind === everyKind) return whole(query, this.#version);
      if (kind === drawnKind) return whole(query, this.drawings);
      const code = lookup(this.#graph.kinds, kind);
      const dependencies = code?.modules.map((name) => ({ list: codeList, from: name, until: name }));
      return code && dependencies && { query, digest: code.digest, dependencies };
    });
  }

  ofSetting(name: string): Read | undefined {
    return this.#keep(settingQuery(name), (query) => {
      const value = this.#settings[name as keyof PageSettings];
      return whole(query, digest(JSON.stringify(value ?? null)));
    });
  }

  /** Digest of the code that draws pictures and PDFs. */
  get drawings(): Digest {
    return lookup(this.#graph.modules, drawnKind) ?? digest('');
  }

  /** Answers a recorded query again.
   * @returns undefined when it has no answer any more; `other` when it is a query of the content. */
  ask(query: QueryKey): Read | undefined | 'other' {
    const [list, name = ''] = trustedJson<readonly string[]>(query);
    if (list === codeList) return this.ofCode(name);
    return list === settingList ? this.ofSetting(name) : 'other';
  }

  /** The settings, each of which is recorded when it is read. */
  recordedSettings(record: (read: Read) => void): PageSettings {
    return new Proxy(this.#settings, {
      get: (settings, name) => {
        const read =
          typeof name === 'string' && Object.hasOwn(settings, name) ? this.ofSetting(name) : undefined;
        if (read) record(read);
        return Reflect.get(settings, name) as unknown;
      },
    });
  }

  #keep(query: QueryKey, make: (query: QueryKey) => Read | undefined): Read | undefined {
    if (!this.#answers.has(query)) this.#answers.set(query, make(query));
    return this.#answers.get(query);
  }
}

/** An answer that depends on the one key which its query names. */
function whole(query: QueryKey, answer: Digest): Read {
  const [list, key] = trustedJson<readonly [list: string, key: string]>(query);
  return { query, digest: answer, dependencies: [{ list, from: key, until: key }] };
}

/** Modules that differ between two versions of the code. */
export function changedModules(before: ModuleDigests, after: ModuleDigests): readonly KeyChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => lookup(before, name) !== lookup(after, name));
  // Modules of the project come first: they are named as the reason.
  const inOrder = changed.sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || compareCodes(a, b));
  return inOrder.map((key) => ({ list: codeList, key }));
}

export function changedSettings(before: PageSettings, after: PageSettings): readonly KeyChange[] {
  const names = Object.keys({ ...before, ...after }) as (keyof PageSettings)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return changed.map((key) => ({ list: settingList, key }));
}

const isOwn = (module: string): boolean => module.startsWith('src/');
