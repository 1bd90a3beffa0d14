import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import type { DifferencePlace } from '#features/sorting/differences-file.ts';
import { formatDate } from '#shell/languages/format.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';

export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  const places = ask('municipalityDifferences', locale).map(
    ({ code, name, homes, rules }): DifferencePlace => ({
      code,
      name,
      homes: homes.map(({ label, taken, priceList, carrier }) => ({
        label,
        taken,
        href:
          priceList === undefined
            ? undefined
            : localizedPath(
                fillTemplate('/customer-support/price-lists/{priceId}', { priceId: priceList }),
                locale,
              ),
        carrier,
      })),
      rules: rules.map(({ bin, text, source }) => ({
        bin,
        text,
        source: { ...source, date: formatDate(source.date, locale) },
      })),
    }),
  );
  return jsonResponse(places);
};
