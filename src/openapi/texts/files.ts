/** What each file is for. */
import type { Worded } from '#model/locale.ts';

export const fileTexts = {
  drawSortingSheet: {
    summary: {
      et: 'Leht „Mis kuhu käib“ seinale (PDF)',
      ru: 'Лист «Что куда класть» на стену (PDF)',
      en: 'Sheet “What goes where” for a wall (PDF)',
    },
    description: {
      et: 'Valitud konteinerid valitud keeltes, igas keeles omaette leht. Välju bin ja language võib korrata. Fail ei sisalda midagi küsija kohta ja kehtib päeva.',
      ru: 'Выбранные контейнеры на выбранных языках, на каждом языке отдельный лист. Поля bin и language можно повторять. В файле нет ничего о том, кто спросил; он действителен сутки.',
      en: 'The chosen bins in the chosen languages, a sheet for each language. The fields bin and language may be repeated. The file holds nothing about who asks, and is valid for a day.',
    },
  },
  readFeed: {
    summary: {
      et: 'Uudised, teated ja muutunud vastused (Atom)',
      ru: 'Новости, объявления и изменённые ответы (Atom)',
      en: 'News, notices and changed answers (Atom)',
    },
    description: {
      et: 'all: kõik uudised; emergency-notices ja waste-school: ühe rubriigi omad; notices: teated; sorting: uued ja muutunud vastused lehel „Kuhu visata?“. Fail on avaldatud: küsige uuesti päisega If-None-Match.',
      ru: 'all – все новости; emergency-notices и waste-school – одной рубрики; notices – объявления; sorting – новые и изменённые ответы раздела «Куда выбросить?». Файл опубликован: повторно спрашивайте с заголовком If-None-Match.',
      en: 'all: every article; emergency-notices and waste-school: those of one category; notices: notices; sorting: new and changed answers of “What goes where?”. The file is published: ask again with If-None-Match.',
    },
  },
  readUnservedFeed: {
    summary: {
      et: 'Teenindamata aadressid maakonna või omavalitsuse kaupa (Atom)',
      ru: 'Необслуженные адреса по уездам или самоуправлениям (Atom)',
      en: 'Missed collections of a county or a municipality (Atom)',
    },
    description: {
      et: 'Sama loend mis /api/unserved, voona. Vastus on kuni viis minutit vana ja sellel on nõrk ETag.',
      ru: 'Тот же список, что /api/unserved, в виде ленты. Данные в ответе не старше пяти минут; ETag – слабый.',
      en: 'The same list as /api/unserved, as a feed. An answer is at most five minutes old and has a weak ETag.',
    },
  },
  readUnservedData: {
    summary: {
      et: 'Teenindamata aadressid avaandmetena (JSON)',
      ru: 'Необслуженные адреса как открытые данные (JSON)',
      en: 'Missed collections as open data (JSON)',
    },
    description: {
      et: 'Ilma korteri numbriteta. Seda võib lugeda ka teise saidi leht. Teised avaandmete failid on kirjas lehel /data ja kataloogis /data/catalog.jsonld.',
      ru: 'Без номеров квартир. Читать может и страница другого сайта. Остальные файлы открытых данных перечислены на странице /data и в каталоге /data/catalog.jsonld.',
      en: 'Without numbers of flats. Pages of other sites may read it too. The other files of open data are listed at /data and in the catalogue /data/catalog.jsonld.',
    },
  },
} as const satisfies Readonly<Record<string, { readonly summary: Worded; readonly description: Worded }>>;

export type FileCallId = keyof typeof fileTexts;
