import { useEffect, useState } from 'react';
import { drawn } from './pause.ts';

/** Whether the browser has drawn what this component rendered first: what is below it may come then, in a task of its own. */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    void drawn().then(() => setDrawn(true));
  }, []);
  return isDrawn;
}
