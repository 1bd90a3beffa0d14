import { textIn } from '#platform/languages/locale.ts';
import { contactTopicIds } from '#shell/addresses/contact-topics.ts';
import { type Page, pathIn } from '#shell/layout/page.ts';
import type { PanelProps } from '#features/search/panel-view.browser.ts';
import { panelProps } from '#features/search/search-props.ts';
import { sortingTexts } from './sorting-messages.ts';

/** The field of what goes where. */
export function objectPanelProps(page: Page): PanelProps {
  const props = panelProps(page);
  return {
    ...props,
    scope: 'objects',
    texts: {
      ...props.texts,
      none: textIn(sortingTexts.none, page.locale),
      kinds: { object: page.t('searchPage.kind.object') },
    },
    ask: {
      label: textIn(sortingTexts.ask, page.locale),
      contact: `${pathIn(page, '/customer-support/contact-us')}?topic=${contactTopicIds.other}`,
      question: textIn(sortingTexts.question, page.locale),
    },
  };
}
