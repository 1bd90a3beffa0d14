import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawPluginMap } from './plugin-map.ts';

test('the map in the forms of the plugin is the drawing of the site', async () => {
  const file = new URL('../../wordpress/site-publisher/assets/estonia.svg', import.meta.url);
  await expect(drawPluginMap()).toMatchFileSnapshot(fileURLToPath(file));
});
