import type { InputFault, InputRules } from './input-rules.browser.ts';
import { faultText, type InputTexts } from './input-texts.ts';

export interface InputProps {
  /** Also its id. */
  readonly name: string;
  readonly label: string;
  readonly rules: InputRules;
  readonly texts: InputTexts;
  /** Initial value. */
  readonly value?: string;
  /** Initial error. */
  readonly fault?: InputFault | undefined;
  readonly autoComplete?: string;
}

interface LiveInput {
  readonly change: (field: HTMLInputElement) => void;
  readonly leave: (field: HTMLInputElement) => void;
}

/** A field with its label above and its error below. */
export function InputMarkup({
  name,
  label,
  rules,
  texts,
  value = '',
  fault,
  autoComplete = 'off',
  live,
}: InputProps & { readonly live?: LiveInput }) {
  const faultId = `${name}-fault`;
  return (
    <div className="input">
      <label htmlFor={name} suppressHydrationWarning>
        {rules.required === true ? `${label} *` : label}
      </label>
      <input
        {...rules}
        id={name}
        name={name}
        autoComplete={autoComplete}
        // With a value of React's, the browser would count steps from what is typed.
        defaultValue={value}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        onChange={({ currentTarget }) => live?.change(currentTarget)}
        onBlur={({ currentTarget }) => live?.leave(currentTarget)}
      />
      {fault === undefined ? null : (
        <p id={faultId} className="input-fault" suppressHydrationWarning>
          {faultText(fault, rules, texts)}
        </p>
      )}
    </div>
  );
}
