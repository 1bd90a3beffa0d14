import { useState } from 'react';
import { Dialog, dialogTitleSizes } from '../dialog/Dialog.tsx';
import { useIsLive } from '../mount/use-is-live.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';

export interface DialogSamplesProps {
  readonly title: string;
  readonly text: string;
  /** Of the button that closes a dialog. */
  readonly close: string;
  /** What the tooltip explains, and how. */
  readonly explained: string;
  readonly explanation: string;
}

/** A dialog with each size of its title, opened from outside, and a tooltip. Nothing without a script. */
export function DialogSamples({ title, text, close, explained, explanation }: DialogSamplesProps) {
  const [opened, setOpened] = useState<(typeof dialogTitleSizes)[number]>();
  if (!useIsLive()) return null;
  return (
    <>
      {dialogTitleSizes.map((size) => (
        <button key={size} className="button quiet" type="button" onClick={() => setOpened(size)}>
          {`${title} (${size})`}
        </button>
      ))}
      <Dialog
        isOpen={opened !== undefined}
        close={() => setOpened(undefined)}
        title={title}
        titleSize={opened ?? '2xl'}
        closeText={close}
      >
        <p>{text}</p>
      </Dialog>
      <Tooltip text={explanation}>{explained}</Tooltip>
    </>
  );
}
