/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Asks the content a question; what is asked is remembered with the page. */
    readonly ask: import('#platform/store/query.ts').Ask;
    readonly settings: import('#platform/publish/compiled-pages.ts').PageSettings;
    /** Of the code that renders: part of the build manifest. */
    readonly version: string;
    /** Present when the page is made for one request. What a page asks may not depend on it: only what the published
     * page asks can be answered then. */
    readonly visit?: import('#platform/publish/visit.ts').Visit;
  }
}
