import type { FinderTexts } from '#islands/station-finder/finder-texts.ts';
import { countedTexts } from '#site/messages/counted-texts.ts';
import type { Page } from './page.ts';

/** All that the finder of waste stations says, in the language of a page. */
export function finderTexts(page: Page): FinderTexts {
  return { form: formTexts(page), list: listTexts(page), map: mapTexts(page) };
}

function formTexts({ locale, t }: Page): FinderTexts['form'] {
  return {
    title: t('map.finder.title'),
    ...{ county: t('map.county'), anyCounty: t('map.finder.anyCounty') },
    ...{ waste: t('map.finder.waste'), anyWaste: t('map.finder.anyWaste') },
    ...{ openNow: t('map.finder.openNow'), nearest: t('map.finder.nearest'), clear: t('map.finder.clear') },
    ...{ found: countedTexts.stationsFound[locale], none: t('map.finder.none') },
    whereabouts: {
      asked: t('map.finder.locating'),
      refused: t('map.finder.refused'),
      'not-found': t('map.finder.notFound'),
      known: t('map.finder.nearestFirst'),
    },
  };
}

function listTexts({ t }: Page): FinderTexts['list'] {
  return {
    showOnMap: t('map.finder.showOnMap'),
    away: t('map.finder.away'),
    states: {
      unknown: t('map.finder.hoursUnknown'),
      'open-all-day': t('map.finder.openAllDay'),
      open: t('map.finder.open'),
      'opens-later': t('map.finder.opensLater'),
      'over-for-today': t('map.finder.overForToday'),
      'closed-today': t('map.finder.closedToday'),
    },
  };
}

function mapTexts({ t }: Page): FinderTexts['map'] {
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
      today: t('map.finder.today'),
      sampleHours: t('map.sampleHours'),
      details: t('map.finder.details'),
      close: t('map.finder.close'),
    },
  };
}
