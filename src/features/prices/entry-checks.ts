import type { EntryChecks } from '#platform/cms/wordpress/entry-checks.ts';

export const entryChecks: EntryChecks = {
  needs: ['container-types'],
  kinds: {
    'price-lists': ({ tables, validFrom, validUntil }, { ids }) => {
      const used = tables.flatMap((table) =>
        table.type === 'containers' ? table.rows.map(({ container }) => container) : [],
      );
      return [
        ...(validFrom > validUntil ? [`it ends (${validUntil}) before it begins (${validFrom}).`] : []),
        ...[...new Set(used)]
          .filter((container) => !ids('container-types').has(container))
          .map((container) => `tables: ${container} is no container.`),
      ];
    },
  },
};
