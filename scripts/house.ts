/** The step `imports` of `npm test` and `npm run check`: who imports whom. .dependency-cruiser.mjs has the rules. */
import { join } from 'node:path';
import { forbidden } from '../.dependency-cruiser.mjs';
import { forbiddenImports } from './house/imports.ts';
import { print } from './print.ts';

const arrows = await forbiddenImports(join(import.meta.dirname, '..'), forbidden);
for (const { rule, from, to, circle } of arrows)
  print(`${from}  ${rule}: ${circle.length > 0 ? circle.join(' -> ') : to}`);
if (arrows.length > 0) {
  print(`${String(arrows.length)} imports are forbidden (.dependency-cruiser.mjs).`);
  process.exitCode = 1;
}
