import { Input } from './Input.browser.tsx';
import type { InputProps } from './InputMarkup.tsx';

interface Props {
  readonly inputs: readonly InputProps[];
}

/** The fields of the style guide, as forms have them. */
export function Inputs({ inputs }: Props) {
  return inputs.map((input) => <Input key={input.name} {...input} />);
}
