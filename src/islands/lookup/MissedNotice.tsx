import { useEffect, useState } from 'react';
import type { MissedDaysProps } from './missed/MissedDays.tsx';
import { askMissed, type Missed } from './missed-store.ts';

/** What happened at the address of the shown collections. */
export function MissedNotice(props: Omit<MissedDaysProps, 'addresses'>) {
  const [missed, setMissed] = useState<Missed>();
  useEffect(() => {
    let isGone = false;
    void askMissed().then((answer) => {
      if (!isGone) setMissed(answer);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return missed ? <missed.MissedDays {...props} addresses={missed.addresses} /> : null;
}
