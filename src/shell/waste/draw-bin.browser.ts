import { drawSvg } from '#shell/browser/draw-svg.browser.ts';
import { wasteBin, wasteBinPaths } from './waste-signs.ts';

/** What `WasteBin` shows, for scripts without React.
 * @param id Of the kind of waste; undefined if the site does not know it. */
export const drawBin = (id: string | undefined): SVGElement =>
  drawSvg(
    'svg',
    { class: 'waste-bin', viewBox: `0 0 ${wasteBin.width} ${wasteBin.height}`, 'aria-hidden': 'true' },
    ...wasteBinPaths(id).map((path) => drawSvg('path', path)),
  );
