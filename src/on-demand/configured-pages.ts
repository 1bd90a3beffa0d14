import { systemClock } from '#base/clock.ts';
import { MemoryCounter } from '#proxy/memory-counter.ts';
import { createOnDemandPages, type OnDemandOptions, type OnDemandPages } from './on-demand-pages.ts';

export function configureOnDemandPages(options: Omit<OnDemandOptions, 'counter'>): OnDemandPages {
  return createOnDemandPages({ ...options, counter: new MemoryCounter('requests for pages', systemClock) });
}
