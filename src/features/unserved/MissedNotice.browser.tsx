import { useState } from 'react';
import type { MissedDaysProps } from './MissedDays.tsx';
import { lastMissed } from './missed-store.browser.ts';

/** What happened at the address of the shown collections, as far as it is known when they are shown. */
export function MissedNotice(props: Omit<MissedDaysProps, 'addresses'>) {
  const [missed] = useState(lastMissed);
  return missed ? <missed.MissedDays {...props} addresses={missed.addresses} /> : null;
}
