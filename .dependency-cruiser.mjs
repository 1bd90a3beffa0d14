/** Who may know whom (docs/architecture.md). Imports of types count: what a file has to know, its reader has to know. */

/** What each feature may know of others, besides platform and shell: at most 20 arrows in all, and no circle. A feature that is not
 * named here knows no other. */
export const featureArrows = {
  calendar: ['discharges'],
  containers: ['help'],
  embeds: ['lookup', 'stations'],
  lookup: ['discharges', 'unserved'],
  municipalities: ['contacts', 'prices'],
  prices: ['containers'],
  remembered: ['discharges', 'unserved'],
  search: ['unserved'],
  sorting: ['municipalities', 'search', 'stations'],
  stations: ['prices', 'search'],
  status: ['forms', 'search'],
  unserved: ['discharges'],
};

/** Features that can be taken out: deleting the folder and its line in src/features/features.ts leaves a site that compiles and publishes
 * (tests/removed-features.full.test.ts). */
export const removableFeatures = [
  'calendar',
  'consent',
  'embeds',
  'news',
  'offline',
  'open-data',
  'remembered',
  'sorting',
  'status',
];

const features = '^src/features/[^/]+/';

/** Pages lie at their addresses: in src/pages, or in the folder `pages` of a feature. */
const pages = ['^src/pages/', '^src/features/[^/]+/pages/'];

/** Code that runs in Node or in a function; what a feature adds is for those that start there. */
const onServers =
  '\\.server\\.ts$|^src/(?:features/[^/]+/feature|shell/shell)\\.ts$|^src/platform/(?:calls|cms|on-demand|publish|server|store)/';

/** @type {{ dependencyTypesNot: import('dependency-cruiser').DependencyType[] }} */
const valuesOnly = { dependencyTypesNot: ['type-only'] };

/** One rule for all features that the table does not name, and one for each that it does.
 * @type {readonly import('dependency-cruiser').IForbiddenRuleType[]} */
const featureRules = [
  {
    name: 'feature',
    comment: 'A feature knows the features that the table names for it.',
    from: {
      path: '^src/features/([^/]+)/',
      pathNot: `^src/features/(?:${Object.keys(featureArrows).join('|')})/`,
    },
    to: { path: features, pathNot: '^src/features/$1/' },
  },
  ...Object.entries(featureArrows).map(([feature, known]) => ({
    name: 'feature',
    comment: `The table lets ${feature} know ${known.join(', ')}.`,
    from: { path: `^src/features/${feature}/` },
    to: { path: features, pathNot: `^src/features/(?:${[feature, ...known].join('|')})/` },
  })),
];

/** @type {readonly import('dependency-cruiser').IForbiddenRuleType[]} */
export const forbidden = [
  {
    name: 'circle',
    comment: 'Two files that know each other are one idea, or one of them knows too much.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'platform',
    comment: 'src/platform could carry another site: it is handed what it needs to know of this one.',
    from: { path: '^src/platform/' },
    to: { path: '^src/(?:shell|features|pages)/' },
  },
  {
    name: 'shell',
    comment: 'src/shell has what every page shares, and knows no feature.',
    from: { path: '^src/shell/' },
    to: { path: '^src/(?:features|pages)/' },
  },
  {
    name: 'pages',
    comment: 'A page is an address; nothing is taken from it.',
    from: { pathNot: pages },
    to: { path: pages },
  },
  {
    name: 'list of features',
    comment:
      'Pages and those who start something (scripts, functions, astro.config.mjs) know all features; a feature does not.',
    from: { path: features, pathNot: pages },
    to: { path: '^src/features/[^/]+$' },
  },
  {
    name: 'removable feature',
    comment:
      'What can be taken out is known by the list alone; others have places for it, or a field of `Feature`.',
    from: { path: '^src/(?!features/(?:[^/]+/|features\\.ts$))' },
    to: { path: `^src/features/(?:${removableFeatures.join('|')})/` },
  },
  ...featureRules,
  {
    name: 'browser',
    comment: 'What runs with the visitor (.browser) has nothing of a server.',
    from: { path: '\\.browser\\.tsx?$' },
    to: { path: onServers, ...valuesOnly },
  },
  {
    name: 'anywhere',
    comment: 'A file without suffix runs anywhere, so it needs neither a browser nor a server.',
    from: {
      path: '^src/(?:shell|features)/.*\\.tsx?$',
      pathNot:
        '\\.(?:server|browser|astro)\\.tsx?$|^src/(?:features/(?:[^/]+|[^/]+/feature\\.ts|[^/]+/pages/.*)|shell/shell\\.ts)$',
    },
    to: { path: '\\.(?:server|browser)\\.tsx?$', ...valuesOnly },
  },
  {
    name: 'node',
    comment: 'Modules of Node are for .server files, the platform and scripts.',
    from: { path: '^src/(?:shell|features)/', pathNot: '\\.server\\.ts$' },
    to: { dependencyTypes: ['core'] },
  },
];
