/** The base map of a WMTS service in the Estonian grid, if configured. */
import TileLayer from 'ol/layer/Tile.js';
import ImageTile from 'ol/source/ImageTile.js';
import TileGrid from 'ol/tilegrid/TileGrid.js';
import { gridName } from './estonian-grid.ts';
import { tileGrid } from './view-limits.ts';

/** Maximum zoom of the tiles; the map enlarges them beyond it. */
const lastTileZoom = 13;

/** @param template Address of a tile with `{TileMatrix}`, `{TileRow}` and `{TileCol}`.
 * @param failed Called for each tile that fails to load. */
export function createBaseMap(template: string, failed: () => void): TileLayer<ImageTile> {
  const resolutions = Array.from(
    { length: lastTileZoom + 1 },
    (_, zoom) => tileGrid.metresPerPixelAtZoom0 / 2 ** zoom,
  );
  const { west, south, east, north, tilePx } = tileGrid;
  const source = new ImageTile({
    projection: gridName,
    tileGrid: new TileGrid({
      extent: [west, south, east, north],
      origin: [west, north],
      resolutions,
      tileSize: tilePx,
    }),
    loader: (zoom, column, row) =>
      loadPicture(
        template
          .replace('{TileMatrix}', String(zoom))
          .replace('{TileRow}', String(row))
          .replace('{TileCol}', String(column)),
      ),
  });
  source.on('tileloaderror', failed);
  return new TileLayer({ source });
}

/** Tiles are only displayed, so the service need not allow cross-origin reads. */
async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}
