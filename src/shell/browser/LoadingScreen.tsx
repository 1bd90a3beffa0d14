import { useEffect, useState } from 'react';

export interface LoadingTexts {
  /** common.loading */
  readonly loading: string;
  /** common.loadingSlow: added after a while. */
  readonly slow: string;
}

/** Loading state of an island. The wait counts from when this appears. */
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

/** Spec §9. */
export const warningAfterMs = 5000;

type Loading =
  | { readonly type: 'started' }
  /** Time after which the screen adds that loading is slow. */
  | { readonly type: 'slow' };

/** @param waitedMs Since the loading screen appeared. */
export function loadingAfter(waitedMs: number): Loading {
  return { type: waitedMs >= warningAfterMs ? 'slow' : 'started' };
}

/** The truck of src/shell/art/truck.svg, split into moving parts, in the colours of the theme. */
function Truck() {
  return (
    <svg className="loading-truck" viewBox="-40 -160 400 180" aria-hidden="true">
      <g className="truck-body">
        <path className="truck-dark" d="M14-30h300v14H14z" />
        <path className="truck-box" d="M0-76 26-142q3-8 12-8h184v124H6q-6 0-6-8z" />
        <path className="truck-ribs" d="M76-150v106M112-150v106M180-150v106M208-150v106" />
        <path className="truck-amber" d="M18-44h204v8H18zM246-128h22v10h-22z" />
        <circle className="truck-box" cx="144" cy="-90" r="36" />
        <path className="truck-ring" d="M152.3-110.4a22 22 0 1 1-16.6 0" />
        <path className="truck-amber" d="m144-119.3 8.3 17.4-8.3 17.4-8.3-17.4z" />
        <path className="truck-cab" d="M232-118h46q11 0 15 10l17 40v50h-78z" />
        <path className="truck-window" d="M244-106h32q6 0 8 5l13 31h-53z" />
        <path className="truck-amber" d="M298-46h14v12h-14z" />
      </g>
      <Wheel x={60} />
      <Wheel x={108} />
      <Wheel x={270} />
      <path className="truck-road" d="M-40 8h400" />
    </svg>
  );
}

function Wheel({ x }: { readonly x: number }) {
  return (
    <g className="truck-wheel">
      <circle className="truck-dark" cx={x} cy="-16" r="20" />
      <circle className="truck-hub" cx={x} cy="-16" r="10" />
      <path className="truck-spoke" d={`M${x - 9}-16h18`} />
    </g>
  );
}
