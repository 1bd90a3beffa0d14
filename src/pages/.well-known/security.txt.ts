import type { APIRoute } from 'astro';
import { textResponse } from '#shell/layout/endpoint.server.ts';

/** RFC 9116 requires an expiry date, preferably within a year: review the file and set the next one. */
const expires = '2027-10-31T22:00:00Z';

/** Where to report a vulnerability of the site. */
export const GET: APIRoute = ({ locals: { ask, settings } }) => {
  const lines = [
    `Contact: mailto:${ask('publisher').email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: et, en, ru',
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
  ];
  return textResponse(`${lines.join('\n')}\n`);
};
