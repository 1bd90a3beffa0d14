import { drawingSize } from '#site/drawing-size.ts';
import type { Station } from './station.ts';

interface Props {
  readonly stations: readonly Station[];
}

/** The map before it is touched: a still picture, drawn as the map begins, with the same centre and scale. */
export function MapStill({ stations }: Props) {
  const { width, height } = drawingSize;
  return (
    <svg className="map-still" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <use href="/EstoniaMap.svg#counties" />
      {stations.map(({ id, drawn: [x, y] }) => (
        <circle key={id} cx={x} cy={y} r="6" />
      ))}
    </svg>
  );
}
