import { useEffect, useState } from 'react';
import { loadingAfter, warningAfterMs } from './loading-screen-state.ts';
import { Truck } from './Truck.tsx';

export interface LoadingTexts {
  /** common.loading */
  readonly loading: string;
  /** common.loadingSlow: what is added after a while. */
  readonly slow: string;
}

/** What an island shows while it waits for an answer. The wait counts from when this appears. */
export function LoadingScreen({ texts }: { readonly texts: LoadingTexts }) {
  const [loading, setLoading] = useState(loadingAfter(0));
  useEffect(() => {
    const timer = setTimeout(() => setLoading(loadingAfter(warningAfterMs)), warningAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading-screen" role="status">
      <Truck />
      <p>{texts.loading}</p>
      {loading.type === 'slow' ? <p className="loading-warning">{texts.slow}</p> : null}
    </div>
  );
}
