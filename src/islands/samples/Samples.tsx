import { useState } from 'react';
import { Dialog, dialogTitleSizes } from '../dialog/Dialog.tsx';
import { Input } from '../input/Input.tsx';
import type { InputProps } from '../input/InputMarkup.tsx';
import { useIsLive } from '../mount/use-is-live.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';

export interface DialogSamplesProps {
  readonly title: string;
  readonly text: string;
  /** Label of the close button. */
  readonly close: string;
  /** The tooltip's subject and its explanation. */
  readonly explained: string;
  readonly explanation: string;
}

/** A dialog with each title size, opened by buttons, and a tooltip. Renders nothing without JavaScript. */
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

export interface InputSamplesProps {
  readonly inputs: readonly InputProps[];
}

/** Fields of the style guide, as forms have them. */
export function InputSamples({ inputs }: InputSamplesProps) {
  return inputs.map((input) => <Input key={input.name} {...input} />);
}
