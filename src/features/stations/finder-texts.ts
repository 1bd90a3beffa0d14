import { translateFrom } from '#shell/languages/translate-from.ts';
import { textIn } from '#platform/languages/locale.ts';
import { countedTexts } from '#shell/languages/counted-texts.ts';
import type { MessageSource, PhoneSource } from '#shell/languages/messages.ts';
import { nowFormat } from '#shell/time/now-format.ts';
import { nowTexts } from '#shell/time/now-texts.ts';
import { weekIn } from '#shell/time/weekday-messages.ts';
import { stationFinder } from './finder-messages.ts';
import { maxLoad, type Whereabouts } from './finder-state.ts';
import { type OpenWhen, openWhens, weekdayIds } from './open-when.ts';

export type FinderTexts = ReturnType<typeof finderTexts>;

export type FormTexts = FinderTexts['form'];

export type ListTexts = FinderTexts['list'];

export type MapTexts = FinderTexts['map'];

/** All texts of the finder of waste stations, in the language of a page. */
export function finderTexts(source: PhoneSource) {
  return { form: formTexts(source), list: listTexts(source), map: mapTexts(source) };
}

function formTexts({ locale, t, phone }: PhoneSource) {
  const own = translateFrom(stationFinder, locale);
  return {
    title: own('finder.title'),
    county: t('map.county'),
    anyCounty: own('finder.anyCounty'),
    load: {
      label: own('finder.waste'),
      placeholder: own('finder.load.placeholder'),
      suggestions: own('finder.load.suggestions'),
      loading: t('searchPage.loading'),
      none: own('finder.load.none'),
      failed: t('searchPage.failed'),
      full: own('finder.load.full', { count: maxLoad }),
      chosen: own('finder.load.chosen'),
      /** With `{name}`. */
      remove: own('finder.load.remove', { name: '{name}' }),
      elsewhere: own('finder.load.elsewhere'),
    },
    open: own('finder.open'),
    anyTime: own('finder.anyTime'),
    openWhens: openWhens.map((id) => ({ id, name: whenName(id, { locale, t }) })),
    date: own('finder.date'),
    unknownLeftOut: own('finder.unknownLeftOut'),
    show: own('finder.show'),
    nearest: own('finder.nearest'),
    clear: own('finder.clear'),
    found: textIn(countedTexts.stationsFound, locale),
    takingAll: textIn(countedTexts.stationsTakingAll, locale),
    takingSome: textIn(countedTexts.stationsTakingSome, locale),
    takingRest: textIn(countedTexts.stationsTakingRest, locale),
    noneTakesIt: own('finder.noneTakesIt'),
    noneTakesAll: own('finder.noneTakesAll'),
    none: own('finder.none', { phone }),
    /** Status texts of the search for the visitor's position. */
    whereabouts: {
      asked: own('finder.locating'),
      refused: own('finder.refused'),
      'not-found': own('finder.notFound'),
      known: own('finder.nearestFirst'),
    } satisfies Readonly<Record<Exclude<Whereabouts['type'], 'not-asked'>, string>>,
  };
}

function whenName(when: OpenWhen, { locale, t }: MessageSource): string {
  if (when === 'now') return textIn(stationFinder['finder.now'], locale);
  if (when === 'today' || when === 'tomorrow') return t(`map.now.${when}`);
  return weekIn('on', locale)[weekdayIds.indexOf(when)] ?? '';
}

function listTexts(source: MessageSource) {
  const own = translateFrom(stationFinder, source.locale);
  return {
    found: textIn(countedTexts.stationsFound, source.locale),
    showOnMap: own('finder.showOnMap'),
    /** With `{distance}`. */
    away: own('finder.away'),
    takesAll: own('finder.takesAll'),
    takesRest: own('finder.takesRest'),
    takesSome: own('finder.takesSome'),
    /** With `{names}`. */
    missing: own('finder.missing'),
    askFirst: own('finder.askFirst'),
    unknown: own('finder.hoursUnknown'),
    closed: own('finder.closed'),
    now: {
      format: nowFormat(source.locale),
      texts: { ...nowTexts(source), today: own('finder.today', { hours: '{hours}' }) },
    },
  };
}

function mapTexts({ locale, t }: MessageSource) {
  const own = translateFrom(stationFinder, locale);
  return {
    map: own('finder.map'),
    activate: own('finder.activate'),
    loading: own('finder.mapLoading'),
    failed: own('finder.mapFailed'),
    tilesFailed: own('finder.tilesFailed'),
    baseMap: own('finder.baseMap'),
    zoomIn: own('finder.zoomIn'),
    zoomOut: own('finder.zoomOut'),
    wholeCountry: own('finder.wholeCountry'),
    popup: {
      sampleHours: t('map.sampleHours'),
      details: own('finder.details'),
      close: own('finder.close'),
    },
  };
}
