import type { Page } from '#shell/layout/page.ts';
import { newsFrontAddress } from './page-heads.ts';

/** What the page of notices has of the news. */
export const disruptionArticles = (page: Page) => ({
  posts: page.ask('newsFront', page.locale, 'emergency-notices').posts,
  address: newsFrontAddress(page, 'emergency-notices'),
});
