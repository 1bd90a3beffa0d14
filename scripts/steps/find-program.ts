import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Servers lie where only root's PATH leads.
 * @returns undefined if the machine has none of this name. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Debian's module with which nginx sends copies in Brotli. Caddy has it built in. */
export const brotliModule = {
  package: 'libnginx-mod-http-brotli-static',
  file: '/usr/share/nginx/modules-available/mod-http-brotli-static.conf',
} as const;
