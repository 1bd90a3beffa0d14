import { useState } from 'react';
import type { Locale } from '#platform/languages/locale.ts';
import { formatMeasure } from '#shell/languages/format.ts';
import { Input } from '#shell/form/Input.browser.tsx';
import { ChooserFields, volumeRules, type WasteChoice } from './ChooserFields.tsx';
import type { ChooserTexts } from './chooser-texts.ts';
import { suggestContainer, type Suggestion } from './suggest-container.ts';

interface ContainerChoice {
  readonly capacityM3: number;
  readonly maxWeightT: number;
  /** Address of the order form. */
  readonly orderHref: string;
}

export interface ChooserProps {
  readonly locale: Locale;
  readonly wastes: readonly WasteChoice[];
  readonly containers: readonly ContainerChoice[];
  /** Address of the prices. */
  readonly pricesHref: string;
  readonly texts: ChooserTexts;
}

/** Suggests a container for an amount of waste. */
export function ContainerChooser({ locale, wastes, containers, pricesHref, texts }: ChooserProps) {
  const [wasteId, setWasteId] = useState(wastes[0]?.id ?? '');
  const [volumeM3, setVolume] = useState<number>();
  const waste = wastes.find(({ id }) => id === wasteId);
  const suggestion =
    waste && volumeM3 !== undefined ? suggestContainer(containers, { ...waste, volumeM3 }) : undefined;
  const volume = (
    <Input
      name="chooser-volume"
      label={texts.volume}
      rules={volumeRules}
      texts={texts.input}
      onChange={(value, fault) => setVolume(fault === undefined && value !== '' ? Number(value) : undefined)}
    />
  );
  return (
    <>
      <ChooserFields
        wastes={wastes}
        texts={texts}
        live={{ waste: wasteId, chooseWaste: setWasteId, volume }}
      />
      <div className="chooser-answer" role="status">
        {suggestion ? (
          <Suggested suggestion={suggestion} locale={locale} pricesHref={pricesHref} texts={texts} />
        ) : (
          <p className="note" suppressHydrationWarning>
            {texts.hint}
          </p>
        )}
      </div>
    </>
  );
}

function Suggested({
  suggestion: { container, count, weightT },
  locale,
  pricesHref,
  texts,
}: Pick<ChooserProps, 'locale' | 'pricesHref' | 'texts'> & {
  readonly suggestion: Suggestion<ContainerChoice>;
}) {
  const size = formatMeasure(container.capacityM3, 'm³', locale);
  const text = count === 1 ? texts.one : texts.several.replace('{count}', String(count));
  return (
    <>
      <p>
        <strong>{text.replace('{size}', size)}</strong>
      </p>
      <p>
        {texts.weight
          .replace('{weight}', formatMeasure(Math.round(weightT * 10) / 10, 't', locale))
          .replace('{most}', formatMeasure(container.maxWeightT, 't', locale))}
      </p>
      <p className="actions">
        <a className="button" href={container.orderHref}>
          {texts.order.replace('{size}', size)}
        </a>
        <a className="button quiet" href={pricesHref}>
          {texts.prices}
        </a>
      </p>
    </>
  );
}
