import { withoutEnd } from '#base/without-end.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { adminAddress, editLink } from '#cms/wordpress/report.ts';

/** Where editors mend the entries that WordPress keeps.
 * @param syncedDir What the sync wrote.
 * @param contentBaseUrl Root of the REST interface.
 * @returns The address of the editor for a file of the export, undefined for one that is not WordPress's. */
export function editorLinks(
  syncedDir: string | undefined,
  contentBaseUrl: string | undefined,
): (file: string) => string | undefined {
  if (syncedDir === undefined || contentBaseUrl === undefined) return () => undefined;
  return (file) => {
    if (!existsSync(join(syncedDir, file))) return undefined;
    if (file.startsWith('menus/')) return adminAddress(contentBaseUrl, 'nav-menus.php');
    // The sync names a file by the entry's id there.
    const name = file.slice(0, -'.json'.length);
    const id = name.slice(withoutEnd(name, '0123456789').length);
    return id === '' ? undefined : editLink(contentBaseUrl, Number(id));
  };
}
