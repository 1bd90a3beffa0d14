/** A WordPress with the plugin and some types that the plugin adds, empty before each test of a file. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Administration } from './administration.ts';
import { configureCompanion, deleteCompanion, installCompanion } from './companion.ts';
import { emptyContentBase, setOptions } from './editor.ts';
import { NotifiedSite } from './notified-site.ts';
import { isWithoutWordPress } from './programs.ts';

export interface FormBase {
  /** The site that the plugin notifies. */
  readonly notified: NotifiedSite;
  /** Its address. */
  readonly url: string;
  readonly administration: Administration;
}

/** Call once at the top of a test file.
 * @param types With blanks between them. */
export function openFormBase(types: string): FormBase {
  const notified = new NotifiedSite();
  let url = '';
  let administration: Administration | undefined;
  const loggedIn = () => {
    if (!administration) throw new Error('WordPress is not started yet.');
    return administration;
  };

  beforeAll(async () => {
    if (isWithoutWordPress) return;
    url = await notified.start();
    await installCompanion();
    administration = await Administration.logIn('admin');
  });

  afterAll(async () => {
    if (isWithoutWordPress) return;
    await emptyContentBase();
    await deleteCompanion();
    notified.stop();
  });

  beforeEach(async () => {
    if (isWithoutWordPress) return;
    await emptyContentBase();
    await setOptions({ lacking: types });
    await configureCompanion(loggedIn(), { url, content_types: '1' });
  });

  return {
    notified,
    get url() {
      return url;
    },
    get administration() {
      return loggedIn();
    },
  };
}
