/** Comments of TypeScript, Astro, CSS and PHP files, and those of TOML. */
export const commentPattern = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$|<!--[^]*?-->|(?<=^|\s)#\s.*$/gmu;
