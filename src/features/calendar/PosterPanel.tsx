import { languages, type Locale, locales } from '#platform/languages/locale.ts';
import { posterPath, posterSizes } from './poster.ts';
import { posterPanelTexts } from './poster-panel-messages.ts';
import { Panel } from './Panel.tsx';

interface Props {
  readonly contractNumber: string;
  readonly locale: Locale;
}

/** Offers the shown collections as a sheet for the noticeboard: a form that needs no script. */
export function PosterPanel({ contractNumber, locale }: Props) {
  const texts = posterPanelTexts(locale);
  return (
    <Panel id="poster-heading" level="h3" heading={texts.heading} lead={texts.lead}>
      <form className="panel-form" action={languages[locale].prefix + posterPath} method="post">
        <input type="hidden" name="contractNumber" value={contractNumber} />
        <div className="panel-choices">
          <fieldset>
            <legend>{texts.languages}</legend>
            {locales.map((shown) => (
              <label key={shown}>
                <input type="checkbox" name="language" value={shown} defaultChecked={shown === locale} />
                <span lang={shown === locale ? undefined : shown}>{posterPanelTexts(shown).language}</span>
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{texts.size}</legend>
            {posterSizes.map((size, index) => (
              <label key={size}>
                <input type="radio" name="size" value={size} defaultChecked={index === 0} />
                <span>{texts[size]}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <button className="button quiet" type="submit">
          {texts.make}
        </button>
        <p>{texts.privacy}</p>
      </form>
    </Panel>
  );
}
