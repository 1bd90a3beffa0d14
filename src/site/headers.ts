/** Headers by path, in Netlify's format. */
type HeaderTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Files whose names change with their content. */
export const immutableHeaders: HeaderTable = {
  '/_astro/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
};

export function formatNetlifyHeaders(table: HeaderTable): string {
  return Object.entries(table)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}
