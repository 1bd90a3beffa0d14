import { type ReactNode, useId, useState } from 'react';

interface Props {
  /** Content of the button that shows the explanation. */
  readonly children: ReactNode;
  /** The explanation. */
  readonly text: string;
}

/** A tooltip: shown on hover, focus and touch, hidden by Escape. It always describes its button to screen
 * readers. */
export function Tooltip({ children, text }: Props) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    // The button within is what one uses; the pointer may also rest on the explanation.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className="tooltip"
      onMouseEnter={show}
      onMouseLeave={hide}
      onKeyDown={({ key }) => {
        if (key === 'Escape') hide();
      }}
    >
      <button
        type="button"
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        suppressHydrationWarning
      >
        {children}
      </button>
      <span role="tooltip" id={id} className={isShown ? 'shown' : undefined} suppressHydrationWarning>
        {text}
      </span>
    </span>
  );
}
