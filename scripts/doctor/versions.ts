import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Diagnosis } from './diagnosis.ts';

const leastNode = 26;
/** Packages whose versions matter most in a bug report. */
const named = ['astro', 'react', 'sharp'];

const packageSchema = z.object({ version: z.string() });

export function diagnoseVersions(root: string, node: string = process.versions.node): readonly Diagnosis[] {
  const isNew = Number.parseInt(node, 10) >= leastNode;
  const remedy = 'Start with npm run …, which brings the right Node, or install Node 26.';
  const packages = named.flatMap((name) => {
    const file = join(root, 'node_modules', name, 'package.json');
    if (!existsSync(file)) return [];
    return [`${name} ${packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version}`];
  });
  const message = [`Node ${node} on ${process.platform} ${process.arch}`, ...packages].join(', ');
  return [
    { subject: 'versions', state: isNew ? 'good' : 'bad', message: `${message}.`, ...(!isNew && { remedy }) },
  ];
}
