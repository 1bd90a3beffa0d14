/** The part of a service worker's global object that offline-worker.browser.ts uses. TypeScript's own declarations of it exclude
 * those of pages. */

interface WaitingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface WorkerScope {
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly clients: {
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  /** Absent in browsers of before 2025. */
  readonly cookieStore?: { readonly get: (name: string) => Promise<{ readonly value?: string } | null> };
  /** Activates this worker although pages use an older one. */
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
}

export const workerScope = globalThis as unknown as WorkerScope;
