import { useState } from 'react';
import { InputMarkup, type InputProps } from './InputMarkup.tsx';
import { findFault, type InputFault } from './input-rules.browser.ts';

interface Props extends InputProps {
  /** Called with each change. */
  readonly onChange?: (value: string, fault: InputFault | undefined) => void;
}

/** A field of any type that shows its error when it loses focus, and while the error is being corrected. */
export function Input({ onChange, ...props }: Props) {
  const [fault, setFault] = useState(props.fault);
  return (
    <InputMarkup
      {...props}
      fault={fault}
      live={{
        change: (field) => {
          const found = findFault(field);
          // No error is shown during the first input.
          if (fault !== undefined) setFault(found);
          onChange?.(field.value, found);
        },
        leave: (field) => setFault(findFault(field)),
      }}
    />
  );
}
