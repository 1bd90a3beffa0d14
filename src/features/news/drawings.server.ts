/** Preview images of articles. */
import { isLocale } from '#platform/languages/locale.ts';
import type { Drawing } from '#platform/publish/published-part.ts';

export const articleImages: Drawing = {
  draw: (address, { ask, makePicture }) => {
    const [, locale, id] = /^\/social\/([a-z]+)\/post-(\d+)\.png$/u.exec(address) ?? [];
    if (!isLocale(locale) || id === undefined) return undefined;
    const { name } = ask('publisher');
    const headline = ask('headline', Number(id), locale);
    return loadDrawer().then(({ drawArticleImage }) => makePicture(drawArticleImage(headline, name, locale)));
  },
};

const loadDrawer = () => import('#shell/documents/social-image.server.ts');
