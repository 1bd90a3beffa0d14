import Circle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapColours } from './map-colours.ts';

/** That of the page, whose files are there. */
const family = getComputedStyle(document.body).fontFamily;

export const abroadStyle = ({ abroad }: MapColours): Style =>
  new Style({ zIndex: 0, fill: new Fill({ color: abroad }) });

export const landStyle = ({ land }: MapColours): Style =>
  new Style({ zIndex: 1, fill: new Fill({ color: land }) });

export const riverStyle = ({ river }: MapColours): Style =>
  new Style({ zIndex: 2, stroke: new Stroke({ color: river, width: 1.5 }) });

export const borderStyle = ({ border }: MapColours): Style =>
  new Style({ zIndex: 3, stroke: new Stroke({ color: border, width: 1, lineDash: [4, 3] }) });

/** The coast, and the border of the country. */
export const coastStyle = ({ coast }: MapColours): Style =>
  new Style({ zIndex: 4, stroke: new Stroke({ color: coast, width: 1 }) });

export function countyNameStyle(name: string, { name: ink, halo }: MapColours): Style {
  return new Style({
    zIndex: 0,
    text: new Text({
      text: name,
      font: `400 13px ${family}`,
      overflow: true,
      fill: new Fill({ color: ink }),
      stroke: new Stroke({ color: halo, width: 3 }),
    }),
  });
}

/** @param fromZoom Zoom from which the town is named: small for a large town. */
export function townStyle(name: string, fromZoom: number, { label, halo }: MapColours): Style {
  return new Style({
    zIndex: 10 - fromZoom,
    image: new Circle({
      radius: 2.5,
      fill: new Fill({ color: label }),
      stroke: new Stroke({ color: halo, width: 1 }),
    }),
    text: new Text({
      text: name,
      font: `400 12px ${family}`,
      textAlign: 'left',
      offsetX: 6,
      fill: new Fill({ color: label }),
      stroke: new Stroke({ color: halo, width: 3 }),
    }),
  });
}

/** Of a station, and of several. */
export const radiusPx = 6;
export const crowdRadiusPx = 12;

/** Stations that lie too close to be told apart: how many there are. */
export function crowdStyle(count: number, { point, halo }: MapColours): Style {
  return new Style({
    image: new Circle({
      radius: crowdRadiusPx,
      fill: new Fill({ color: point }),
      stroke: new Stroke({ color: halo, width: 2 }),
      declutterMode: 'obstacle',
    }),
    text: new Text({
      text: String(count),
      font: `600 13px ${family}`,
      fill: new Fill({ color: halo }),
      declutterMode: 'none',
    }),
  });
}

/** A point is never hidden by labels; labels give way to each other and to points. */
export function stationStyle(label: string, isChosen: boolean, colours: MapColours): Style {
  return new Style({
    zIndex: isChosen ? 1 : 0,
    image: new Circle({
      radius: isChosen ? 10 : radiusPx,
      fill: new Fill({ color: isChosen ? colours.chosen : colours.point }),
      stroke: new Stroke({ color: colours.halo, width: 2 }),
      declutterMode: 'obstacle',
    }),
    text: new Text({
      text: label,
      font: `600 13px ${family}`,
      textAlign: 'left',
      offsetX: isChosen ? 14 : 10,
      fill: new Fill({ color: colours.label }),
      stroke: new Stroke({ color: colours.halo, width: 4 }),
    }),
  });
}

export function visitorStyle({ you, halo }: MapColours): Style {
  return new Style({
    image: new Circle({
      radius: 7,
      fill: new Fill({ color: halo }),
      stroke: new Stroke({ color: you, width: 4 }),
    }),
  });
}
