/** Preview images of kinds of pages. */
import { isLocale, textIn } from '#platform/languages/locale.ts';
import type { Drawing } from '#platform/publish/published-part.ts';
import { socialKindNames, socialKinds } from './addresses/social-images.ts';

export const kindImages: Drawing = {
  draw: (address, { ask, makePicture }) => {
    const [, locale, name] = /^\/social\/([a-z]+)\/(.+)\.png$/u.exec(address) ?? [];
    const kind = socialKindNames.find((known) => known === name);
    if (!isLocale(locale) || kind === undefined) return undefined;
    const { name: company, slogan } = ask('publisher');
    const heading = ask('pageHeading', socialKinds[kind].template, locale);
    return loadDrawer().then(({ drawKindImage }) =>
      makePicture(drawKindImage(kind, { name: company, slogan: textIn(slogan, locale), heading })),
    );
  },
};

const loadDrawer = () => import('./documents/social-image.server.ts');
