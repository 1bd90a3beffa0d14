import { readFileSync } from 'node:fs';

/** @returns The text of a file, '' where there is none. */
export function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}
