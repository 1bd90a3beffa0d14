import { useState } from 'react';
import { InputMarkup, type InputProps } from './InputMarkup.tsx';
import { faultOf, type InputFault } from './input-rules.ts';

interface Props extends InputProps {
  /** Called with each change. */
  readonly onChange?: (value: string, fault: InputFault | undefined) => void;
}

/** A field of any type that says what is wrong with it once it is left, and as it is mended. */
export function Input({ onChange, ...props }: Props) {
  const [value, setValue] = useState(props.value ?? '');
  const [fault, setFault] = useState(props.fault);
  const check = ({ value: typed, validity }: HTMLInputElement) =>
    faultOf(typed, props.rules, validity.badInput);
  return (
    <InputMarkup
      {...props}
      value={value}
      {...(fault === undefined ? { fault: undefined } : { fault })}
      live={{
        change: (field) => {
          const found = check(field);
          setValue(field.value);
          // While something is typed for the first time it is not yet wrong.
          if (fault !== undefined) setFault(found);
          onChange?.(field.value, found);
        },
        leave: (field) => setFault(check(field)),
      }}
    />
  );
}
