import { Fragment } from 'react';
import { infoPhone } from '#shell/company/business-rules.ts';
import { splitPhone } from './split-phone.ts';

/** A message whose phone number can be called. Each text is the only child of its element (shell/browser/mount.browser.ts). */
export function WithPhone({ text }: { readonly text: string }) {
  return splitPhone(text).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <a href={`tel:${infoPhone}`}>{infoPhone}</a>}
      <span>{part}</span>
    </Fragment>
  ));
}
