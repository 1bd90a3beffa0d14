/** The forms of containers and construction waste. */
import type { FormsOf } from '#platform/cms/wordpress/forms/form-texts.ts';
import type { fieldLabels } from '#shell/field-label-messages.ts';
import { formatVolume } from '#shell/languages/format.ts';
import { namespaces } from '#shell/languages/messages.ts';
import { fillText } from '#platform/base/text.ts';
import { byLocale, textIn } from '#platform/languages/locale.ts';
import type { EntryOf } from '#platform/cms/export/export.ts';
import type { collections } from './wordpress.server.ts';

export const forms = {
  container_types: {
    rights: 'prices',
    icon: 'dashicons-trash',
    names: {
      many: { et: 'Konteinerite liigid', ru: 'Типы контейнеров', en: 'Container types' },
      one: { et: 'Konteineri liik', ru: 'Тип контейнера', en: 'Container type' },
      add: { et: 'Lisa konteineri liik', ru: 'Добавить тип контейнера', en: 'Add container type' },
    },
    labels: { id: { et: 'Tunnus', ru: 'Код', en: 'Code' } },
    help: {
      id: {
        et: 'bag, wheeled-0.24 või deep-3: liik ja maht kuupmeetrites. Hinnakirjad viitavad sellele.',
        ru: 'bag, wheeled-0.24 или deep-3: тип и объём в кубометрах. На него ссылаются прейскуранты.',
        en: 'bag, wheeled-0.24 or deep-3: kind and volume in cubic metres. Price lists refer to it.',
      },
    },
    patternHelp: {
      id: {
        et: 'Tunnus on kujul bag, wheeled-0.24 või deep-3.',
        ru: 'Код пишется так: bag, wheeled-0.24 или deep-3.',
        en: 'A code looks like bag, wheeled-0.24 or deep-3.',
      },
    },
    choices: {
      kind: {
        bag: { et: 'Kott', ru: 'Мешок', en: 'Bag' },
        wheeled: { et: 'Ratastega konteiner', ru: 'Контейнер на колёсах', en: 'Wheeled container' },
        deep: { et: 'Süvakonteiner', ru: 'Заглублённый контейнер', en: 'Deep container' },
      },
    },
    inputs: { volumeM3: { unit: 'm³' } },
    nameOf: ({ kind, volumeM3 }: EntryOf<'container-types'>) =>
      byLocale((locale) =>
        fillText(textIn(namespaces.common[`container.${kind}`], locale), {
          volume: formatVolume(volumeM3, locale),
        }),
      ),
  },
  container_sizes: {
    rights: 'prices',
    icon: 'dashicons-archive',
    names: {
      many: { et: 'Ehituskonteinerid', ru: 'Строительные контейнеры', en: 'Construction containers' },
      one: { et: 'Ehituskonteiner', ru: 'Строительный контейнер', en: 'Construction container' },
      add: {
        et: 'Lisa ehituskonteiner',
        ru: 'Добавить строительный контейнер',
        en: 'Add construction container',
      },
    },
    labels: { id: { et: 'Maht', ru: 'Объём', en: 'Capacity' } },
    inputs: {
      id: { unit: 'm³' },
      lengthM: { unit: 'm' },
      widthM: { unit: 'm' },
      heightM: { unit: 'm' },
      maxWeightT: { unit: 't' },
    },
    nameOf: ({ id }: EntryOf<'container-sizes'>) => byLocale((locale) => formatVolume(id, locale)),
  },
  construction_wastes: {
    rights: 'prices',
    icon: 'dashicons-hammer',
    names: {
      many: { et: 'Ehitusjäätmete liigid', ru: 'Виды строительных отходов', en: 'Construction wastes' },
      one: { et: 'Ehitusjäätmete liik', ru: 'Вид строительных отходов', en: 'Construction waste' },
      add: {
        et: 'Lisa ehitusjäätmete liik',
        ru: 'Добавить вид строительных отходов',
        en: 'Add construction waste',
      },
    },
    title: { et: 'Nimi eesti keeles', ru: 'Название на эстонском', en: 'Name in Estonian' },
    labels: {
      name: {
        et: 'Nimi teistes keeltes',
        ru: 'Название на других языках',
        en: 'Name in the other languages',
      },
    },
    help: {
      order: {
        et: 'Väiksema numbriga on eespool.',
        ru: 'Чем меньше число, тем выше в списке.',
        en: 'A smaller number stands further up.',
      },
      tonnesPerM3: {
        et: 'Lahtise kuupmeetri kaal. Selle järgi arvutab konteineri kalkulaator.',
        ru: 'Вес рыхлого кубометра. По нему считает калькулятор контейнера.',
        en: 'Weight of a loose cubic metre. The container calculator uses it.',
      },
    },
    inputs: { tonnesPerM3: { unit: 't/m³' } },
    first: ['name'],
  },
} as const satisfies FormsOf<typeof collections, keyof typeof fieldLabels>;
