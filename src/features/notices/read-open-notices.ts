import { openData } from '#shell/open-data/envelope.ts';
import { findSource } from '#shell/open-data/source.ts';
import { openData as part } from './open-data.ts';
import { noticesBody, noticesFormat } from './open-notices.ts';

/** The file of open data, from the content. */
export function readNotices(locals: Pick<App.Locals, 'ask' | 'settings'>) {
  const source = findSource(locals, part.dataset);
  return openData(noticesFormat, noticesBody(locals.ask('openNotices'), source.siteUrl), source);
}
