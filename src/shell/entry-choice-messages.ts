/** Choices of the fields that entries of several kinds have, by the name of the field. */
import { namespaces } from '#shell/languages/messages.ts';
import { type County, countyName, countySchema } from '#shell/map/county.ts';
import { regionObjects } from '#shell/map/map-region.ts';
import { byLocale, type Worded } from '#platform/languages/locale.ts';
import type { FormTexts } from '#platform/cms/wordpress/forms/form-texts.ts';

const { common, map, menu } = namespaces;

/** Kinds of waste are named by their own entries. */
const wasteTypes = { entriesOf: 'waste_types' };

/** A unit is its own name. */
const units = ['t', 'kg', 'm³', 'm²', 'm', 'cm', 'km', 'l', '%', '€'];
const unitNames = Object.fromEntries(units.map((unit) => [unit, byLocale(() => unit)]));

const counties = Object.fromEntries(
  countySchema.options.map((county) => [county, byLocale((locale) => countyName(county, locale))]),
) as Readonly<Record<County, Worded>>;

const regions = Object.fromEntries(
  regionObjects('et').map(({ region }) => [
    region,
    byLocale(
      (locale) => regionObjects(locale).find((other) => other.region === region)?.regionName ?? region,
    ),
  ]),
);

export const entryChoices = {
  county: counties,
  mapRegion: regions,
  payment: { card: map.card, cash: map.cash },
  holidays: {
    closed: { et: 'Suletud', ru: 'Закрыто', en: 'Closed' },
    open: { et: 'Avatud', ru: 'Открыто', en: 'Open' },
    'closed-but-for-pentecost': {
      et: 'Suletud, v.a nelipühad',
      ru: 'Закрыто, кроме Троицы',
      en: 'Closed, except at Pentecost',
    },
  },
  access: {
    stepFree: map['access.stepFree'],
    parking: map['access.parking'],
    accessibleParking: map['access.accessibleParking'],
    accessibleToilet: map['access.accessibleToilet'],
  },
  unit: { ...unitNames, piece: map.piece },
  topic: {
    contract: common['faq.contract'],
    collection: common['faq.collection'],
    sorting: common['faq.sorting'],
    containers: common['faq.containers'],
    billing: common['faq.billing'],
    special: common['faq.special'],
  },
  external: { selfService: menu.selfService, jobs: { et: 'Tööpakkumised', ru: 'Вакансии', en: 'Jobs' } },
  wasteType: wasteTypes,
  acceptedWaste: wasteTypes,
  wasteTypes,
} as const satisfies FormTexts['choices'];
