import { Fragment } from 'react';
import { phoneLink } from '#shell/company/phone-link.ts';

interface Props {
  readonly text: string;
  /** That messages tell visitors to call. */
  readonly phone: string;
}

/** A message whose phone number can be called. Each text is the only child of its element (shell/browser/mount.browser.ts). */
export function WithPhone({ text, phone }: Props) {
  return text.split(phone).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <a href={phoneLink(phone)}>{phone}</a>}
      <span>{part}</span>
    </Fragment>
  ));
}
