import { useState } from 'react';
import { InputMarkup, type InputProps } from './InputMarkup.tsx';
import { faultOf, type InputFault } from './input-rules.ts';

interface Props extends InputProps {
  /** Called with each change. */
  readonly onChange?: (value: string, fault: InputFault | undefined) => void;
}

/** A field of any type that shows its error when it loses focus, and while the error is being corrected. */
export function Input({ onChange, ...props }: Props) {
  const [value, setValue] = useState(props.value ?? '');
  const [fault, setFault] = useState(props.fault);
  const check = ({ value: typed, validity }: HTMLInputElement) =>
    faultOf(typed, props.rules, validity.badInput);
  return (
    <InputMarkup
      {...props}
      value={value}
      fault={fault}
      live={{
        change: (field) => {
          const found = check(field);
          setValue(field.value);
          // No error is shown during the first input.
          if (fault !== undefined) setFault(found);
          onChange?.(field.value, found);
        },
        leave: (field) => setFault(check(field)),
      }}
    />
  );
}
