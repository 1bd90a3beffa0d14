import { textIn } from '#platform/languages/locale.ts';
import { countedTexts } from '#shell/languages/counted-texts.ts';
import type { MessageSource } from '#shell/languages/messages.ts';
import { nowFormat } from '#shell/time/now-format.ts';
import { nowTexts } from '#shell/time/now-texts.ts';
import { maxLoad, type Whereabouts } from './finder-state.ts';

export type FinderTexts = ReturnType<typeof finderTexts>;

export type FormTexts = FinderTexts['form'];

export type ListTexts = FinderTexts['list'];

export type MapTexts = FinderTexts['map'];

/** All texts of the finder of waste stations, in the language of a page. */
export function finderTexts(source: MessageSource) {
  return { form: formTexts(source), list: listTexts(source), map: mapTexts(source) };
}

function formTexts({ locale, t }: MessageSource) {
  return {
    title: t('map.finder.title'),
    county: t('map.county'),
    anyCounty: t('map.finder.anyCounty'),
    load: {
      label: t('map.finder.waste'),
      placeholder: t('map.finder.load.placeholder'),
      suggestions: t('map.finder.load.suggestions'),
      loading: t('searchPage.loading'),
      none: t('map.finder.load.none'),
      failed: t('searchPage.failed'),
      full: t('map.finder.load.full', { count: maxLoad }),
      chosen: t('map.finder.load.chosen'),
      /** With `{name}`. */
      remove: t('map.finder.load.remove', { name: '{name}' }),
      elsewhere: t('map.finder.load.elsewhere'),
    },
    openNow: t('map.finder.openNow'),
    nearest: t('map.finder.nearest'),
    clear: t('map.finder.clear'),
    found: textIn(countedTexts.stationsFound, locale),
    takingAll: textIn(countedTexts.stationsTakingAll, locale),
    takingSome: textIn(countedTexts.stationsTakingSome, locale),
    takingRest: textIn(countedTexts.stationsTakingRest, locale),
    noneTakesIt: t('map.finder.noneTakesIt'),
    noneTakesAll: t('map.finder.noneTakesAll'),
    none: t('map.finder.none'),
    /** Status texts of the search for the visitor's position. */
    whereabouts: {
      asked: t('map.finder.locating'),
      refused: t('map.finder.refused'),
      'not-found': t('map.finder.notFound'),
      known: t('map.finder.nearestFirst'),
    } satisfies Readonly<Record<Exclude<Whereabouts['type'], 'not-asked'>, string>>,
  };
}

function listTexts(source: MessageSource) {
  const { t } = source;
  return {
    showOnMap: t('map.finder.showOnMap'),
    /** With `{distance}`. */
    away: t('map.finder.away'),
    takesAll: t('map.finder.takesAll'),
    takesRest: t('map.finder.takesRest'),
    takesSome: t('map.finder.takesSome'),
    /** With `{names}`. */
    missing: t('map.finder.missing'),
    unknown: t('map.finder.hoursUnknown'),
    now: { format: nowFormat(source.locale), texts: nowTexts(source) },
  };
}

function mapTexts({ t }: MessageSource) {
  return {
    map: t('map.finder.map'),
    activate: t('map.finder.activate'),
    loading: t('map.finder.mapLoading'),
    failed: t('map.finder.mapFailed'),
    tilesFailed: t('map.finder.tilesFailed'),
    baseMap: t('map.finder.baseMap'),
    zoomIn: t('map.finder.zoomIn'),
    zoomOut: t('map.finder.zoomOut'),
    wholeCountry: t('map.finder.wholeCountry'),
    popup: {
      /** With `{hours}`. */
      today: t('map.finder.today'),
      sampleHours: t('map.sampleHours'),
      details: t('map.finder.details'),
      close: t('map.finder.close'),
    },
  };
}
