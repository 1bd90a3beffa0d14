import { systemClock } from '#base/clock.ts';
import { MemoryCounter } from '#proxy/memory-counter.ts';
import { createVisitPages, type VisitOptions, type VisitPages } from './visit-pages.ts';

export function configureVisitPages(options: Omit<VisitOptions, 'counter'>): VisitPages {
  return createVisitPages({ ...options, counter: new MemoryCounter('requests for pages', systemClock) });
}
