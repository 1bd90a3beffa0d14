/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Asks the content a question; what is asked is remembered with the page. */
    readonly ask: import('#store/queries/queries.ts').Ask;
    readonly settings: import('#publish/settings.ts').PageSettings;
    /** Of the code that renders: part of the build manifest. */
    readonly version: string;
  }
}
