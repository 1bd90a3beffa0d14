import { pageAdapters } from '#platform/on-demand/netlify-pages.ts';
import { netlifySettings } from './settings.ts';

export const { netlifyPage, netlifyIndexedPage, netlifyFile } = pageAdapters(netlifySettings);
