/** The software bill of materials of this site: CycloneDX 1.6, STATE_DIR/sbom.cdx.json. It is generated from
 * the lock file alone and reproducible: no time, no serial number, no machine data.
 *
 * It lies beside the site and not in it: operators need it, visitors do not. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { digest } from '#platform/base/digest.ts';
import { readWhole, writeWhole } from '#platform/base/files.ts';

const packageSchema = z.object({
  name: z.string().optional(),
  version: z.string(),
  integrity: z.string().regex(/^sha512-[\w+/]+=*$/u),
  license: z.string().optional(),
  optional: z.boolean().default(false),
});

const lockSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** By folder; the project itself is the empty one. */
  packages: z.record(
    z.string(),
    z.looseObject({ dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});

interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  /** `optional`: for another system, or not needed. */
  readonly scope: 'required' | 'optional';
  readonly hashes: readonly [{ readonly alg: 'SHA-512'; readonly content: string }];
  readonly licenses?:
    readonly [{ readonly expression: string }] | readonly [{ readonly license: { readonly name: string } }];
  readonly purl: string;
}

/** Writes the bill, unless it is there already for this lock file: reading all packages takes 18 ms of a build that renders nothing.
 * Files are compared by their bytes, because a restored cache has times of its own.
 * @param root Folder of the project. */
export function keepBillOfMaterials(root: string, stateDir: string): void {
  const bill = join(stateDir, 'sbom.cdx.json');
  const sourceFile = join(stateDir, 'sbom.source');
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const source = digest(lock + readFileSync(fileURLToPath(import.meta.url), 'utf8'));
  if (existsSync(bill) && readWhole(sourceFile, z.string()) === source) return;
  writeWhole(bill, billOfMaterials(JSON.parse(lock)));
  writeWhole(sourceFile, source);
}

/** @param lock The lock file, parsed.
 * @throws {z.ZodError} If a package has no version or no digest. */
export function billOfMaterials(lock: unknown) {
  const { name, version, packages } = lockSchema.parse(lock);
  const found = new Map<string, Component>();
  for (const [folder, entry] of Object.entries(packages)) {
    if (folder === '' || entry.dev === true || entry.link === true) continue;
    const component = toComponent(folder, entry);
    const known = found.get(component.purl);
    // In several folders: required if one of them is.
    if (known?.scope !== 'required') found.set(component.purl, component);
  }
  const components = [...found.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components,
  };
}

function toComponent(folder: string, entry: unknown): Component {
  const { name = extractName(folder), version, integrity, license, optional } = packageSchema.parse(entry);
  // Characters allowed in a purl stay unescaped, except for the @ of a scope.
  const purl = `pkg:npm/${name.replace(/^@/u, '%40')}@${version}`;
  const content = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: optional ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content }],
    ...(license !== undefined && { licenses: toLicenses(license) }),
    purl,
  };
}

/** SPDX names are an expression; anything else is a name. */
function toLicenses(license: string): NonNullable<Component['licenses']> {
  return /^[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)*$|^\([\w.+ ()-]+\)$/u.test(license)
    ? [{ expression: license }]
    : [{ license: { name: license } }];
}

function extractName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
