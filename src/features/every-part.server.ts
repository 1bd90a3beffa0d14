/** What all calls together need: the server answers every one of them. */
import { systemClock } from '#platform/base/clock.ts';
import { configureCalendars } from '#features/calendar/calendar-dependencies.server.ts';
import { demonstratedDischarges } from '#features/discharges/demonstrated-contracts.server.ts';
import { demonstratedExport } from '#features/news/exported-articles.server.ts';
import { demonstrateSearch } from '#features/search/demonstrated-search.server.ts';
import { demonstratedUnserved, failedDischarges } from '#features/unserved/demonstrated-unserved.server.ts';
import type { CallParts } from '#platform/calls/endpoint.ts';
import { configureHelpdesk } from '#features/forms/helpdesk/configured-helpdesk.server.ts';
import { configureHooks, type HookSurroundings } from '#platform/calls/hooks/hook-dependencies.ts';
import { configureOrders, type OrderPlace } from '#features/forms/orders/configured-orders.server.ts';
import { orderDelivery } from '#features/forms/orders/order-dependencies.server.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { loadVersion, loadWasteTypeNames } from '#platform/calls/site-folder.ts';
import { configureTurnstile } from '#platform/calls/turnstile.ts';
import type { UnansweredStore } from '#features/search/unanswered-store.server.ts';
import { WordShare } from '#features/search/word-share.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';

interface Surroundings extends Pick<CallParts, 'formQuota' | 'violations'>, HookSurroundings, OrderPlace {
  readonly outDir: string;
  readonly contentDir: string;
  readonly unanswered: UnansweredStore;
}

export function configureParts(settings: LiveSettings, surroundings: Surroundings): CallParts {
  const { outDir, contentDir, formQuota, violations, unanswered } = surroundings;
  return {
    contentBase: configureContentBase(settings, [
      demonstratedDischarges,
      demonstratedUnserved,
      demonstrateSearch(failedDischarges),
      ...demonstratedExport(contentDir),
    ]),
    helpdesk: configureHelpdesk(settings),
    orderDependencies: configureOrders(settings, surroundings),
    orderDelivery: orderDelivery(settings, surroundings.stateDir),
    turnstile: configureTurnstile(settings),
    hooks: configureHooks(settings, surroundings),
    calendars: configureCalendars(settings),
    formQuota,
    violations,
    unanswered,
    wordShare: new WordShare(systemClock),
    loadVersion: () => loadVersion(outDir),
    loadWasteTypeNames: () => Promise.resolve(loadWasteTypeNames(contentDir)),
  };
}
