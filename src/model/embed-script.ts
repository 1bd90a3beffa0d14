/** The script that other sites load to show a part of this one (src/islands/embed). A file of its own: what trusts the worker's
 * address does not need it. */
export const embedScriptAddress = '/embed/embed.js';
