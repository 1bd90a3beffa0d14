import type { OwnFile } from '#shell/addresses/own-paths.ts';

/** The script that other sites load to show a part of this one (embed-element.browser.ts). A file of its own: what trusts
 * the worker's address does not need it. */
export const embedScriptAddress = '/embed/embed.js' satisfies OwnFile;
