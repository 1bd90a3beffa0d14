import { type ReactNode, useId, useState } from 'react';

interface Props {
  /** What is explained: the content of a button that shows the explanation. */
  readonly children: ReactNode;
  /** The explanation. */
  readonly text: string;
}

/** An explanation beside what it explains: shown while the pointer is on either, on focus and on touch, hidden by
 * Escape. It describes the button to a screen reader all the time. */
export function Tooltip({ children, text }: Props) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    // The button within is what one uses; the pointer may also rest on the explanation.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
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
