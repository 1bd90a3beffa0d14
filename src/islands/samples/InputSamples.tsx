import { Input } from '../input/Input.tsx';
import type { InputProps } from '../input/InputMarkup.tsx';

export interface InputSamplesProps {
  readonly inputs: readonly InputProps[];
}

/** Fields of the style guide, as forms have them. */
export function InputSamples({ inputs }: InputSamplesProps) {
  return inputs.map((input) => <Input key={input.name} {...input} />);
}
