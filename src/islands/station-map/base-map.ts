/** The base map of a WMTS service in the Estonian grid, where one is configured. */
import TileLayer from 'ol/layer/Tile.js';
import ImageTile from 'ol/source/ImageTile.js';
import TileGrid from 'ol/tilegrid/TileGrid.js';
import { gridName } from '#site/estonian-grid.ts';
import { tileGrid } from './view-limits.ts';

/** Finer tiles there are none of; the map enlarges these. */
const lastTileZoom = 13;

/** @param template Address of a tile with `{TileMatrix}`, `{TileRow}` and `{TileCol}`.
 * @param failed Told of each tile that did not come. */
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

/** A service need not allow other sites to read its pictures: they are only shown. */
async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}
