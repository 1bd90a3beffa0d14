/** Whether this page is an embed (src/features/embeds/Embed.astro): then nothing is kept on the device, and nothing is offered that keeps
 * or sends something. */
export const isEmbedded = (): boolean => document.documentElement.dataset.embed !== undefined;
