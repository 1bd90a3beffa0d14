import { type ReactNode, useEffect, useId, useRef } from 'react';

/** Spec §9: sizes of the title. */
export const dialogTitleSizes = ['2xl', '3xl', '4xl'] as const;

interface Props {
  /** Whether it is shown; the owner opens and closes the dialog. */
  readonly isOpen: boolean;
  /** Called when the visitor closes it: by the button, Escape, or a click outside. */
  readonly close: () => void;
  readonly title: string;
  /** Defaults to 2xl. */
  readonly titleSize?: (typeof dialogTitleSizes)[number];
  /** Label of the close button. */
  readonly closeText: string;
  readonly children: ReactNode;
}

/** A modal dialog. Focus moves into it and returns afterwards. */
export function Dialog({ isOpen, close, title, titleSize = '2xl', closeText, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    // The keyboard has Escape and the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={({ target, currentTarget }) => {
        // The content fills the dialog, so a click on the dialog element itself is outside the content.
        if (target === currentTarget) close();
      }}
    >
      <div className="dialog-page">
        <h2 id={titleId} className={`dialog-title-${titleSize}`} suppressHydrationWarning>
          {title}
        </h2>
        {children}
        <button className="button" type="button" onClick={close} suppressHydrationWarning>
          {closeText}
        </button>
      </div>
    </dialog>
  );
}
