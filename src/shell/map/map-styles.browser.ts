import Circle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapColour, MapColours } from './map-colours.browser.ts';

/** That of the page, whose files are there. */
const family = getComputedStyle(document.body).fontFamily;

const countyFont = `400 13px ${family}`;
const townFont = `400 12px ${family}`;
const stationFont = `600 13px ${family}`;

/** All that the map writes with. */
export const mapFonts: readonly string[] = [countyFont, townFont, stationFont];

/** Radii of a station, and of several. */
export const radiusPx = 6;
export const crowdRadiusPx = 12;

const chosenRadiusPx = 10;

/** Styles in the colours of the page. Each is made once, with the picture of its point: the map asks for the style of everything
 * whenever it is drawn anew, and would paint a picture for each new one. */
export class MapStyles {
  readonly abroad: Style;
  readonly land: Style;
  readonly river: Style;
  readonly border: Style;
  /** The coast, and the border of the country. */
  readonly coast: Style;
  readonly visitor: Style;
  readonly #colours: MapColours;
  readonly #town: Circle;
  readonly #station: Circle;
  readonly #chosen: Circle;
  readonly #crowd: Circle;
  /** By kind and text. Bounded by what there is to name. */
  readonly #named = new Map<string, Style>();

  constructor(colours: MapColours) {
    const { abroad, land, river, border, coast, label, halo, point, chosen, you } = colours;
    this.#colours = colours;
    this.abroad = new Style({ fill: new Fill({ color: abroad }) });
    this.land = new Style({ fill: new Fill({ color: land }) });
    this.river = new Style({ stroke: new Stroke({ color: river, width: 1.5 }) });
    this.border = new Style({ stroke: new Stroke({ color: border, width: 1, lineDash: [4, 3] }) });
    this.coast = new Style({ stroke: new Stroke({ color: coast, width: 1 }) });
    this.visitor = new Style({
      image: new Circle({
        radius: 7,
        fill: new Fill({ color: halo }),
        stroke: new Stroke({ color: you, width: 4 }),
      }),
    });
    const rim = new Stroke({ color: halo, width: 1 });
    this.#town = new Circle({ radius: 2.5, fill: new Fill({ color: label }), stroke: rim });
    this.#station = obstacle(radiusPx, point, halo);
    this.#chosen = obstacle(chosenRadiusPx, chosen, halo);
    this.#crowd = obstacle(crowdRadiusPx, point, halo);
  }

  county(name: string): Style {
    return this.#keep(`county ${name}`, () => {
      const text = this.#text(name, { font: countyFont, color: 'name', haloPx: 3 });
      return new Style({ text });
    });
  }

  /** @param fromZoom Zoom from which the town is named: small for a large town. */
  town(name: string, fromZoom: number): Style {
    return this.#keep(`town ${name}`, () => {
      const text = this.#text(name, { font: townFont, color: 'label', haloPx: 3, besidePx: 6 });
      return new Style({ zIndex: 10 - fromZoom, image: this.#town, text });
    });
  }

  /** Stations that lie too close to be told apart: how many there are. */
  crowd(count: number): Style {
    return this.#keep(`crowd ${count}`, () => {
      const fill = new Fill({ color: this.#colours.halo });
      const text = new Text({ text: String(count), font: stationFont, fill, declutterMode: 'none' });
      return new Style({ image: this.#crowd, text });
    });
  }

  station(label: string, isChosen: boolean): Style {
    return this.#keep(`${isChosen ? 'chosen' : 'station'} ${label}`, () => {
      const besidePx = isChosen ? 14 : 10;
      const text = this.#text(label, { font: stationFont, color: 'label', haloPx: 4, besidePx });
      return new Style({ image: isChosen ? this.#chosen : this.#station, text });
    });
  }

  #keep(key: string, make: () => Style): Style {
    const known = this.#named.get(key);
    if (known) return known;
    const made = make();
    this.#named.set(key, made);
    return made;
  }

  #text(text: string, { font, color, haloPx, besidePx }: Lettering): Text {
    return new Text({
      text,
      font,
      ...(besidePx !== undefined && { textAlign: 'left', offsetX: besidePx }),
      fill: new Fill({ color: this.#colours[color] }),
      stroke: new Stroke({ color: this.#colours.halo, width: haloPx }),
    });
  }
}

interface Lettering {
  readonly font: string;
  readonly color: MapColour;
  readonly haloPx: number;
  /** Distance of a label from its point, which is on its left; absent for a text around its place. */
  readonly besidePx?: number;
}

/** A point that labels never hide: they give way to it, and to each other. */
function obstacle(radius: number, color: string, halo: string): Circle {
  const stroke = new Stroke({ color: halo, width: 2 });
  return new Circle({ radius, fill: new Fill({ color }), stroke, declutterMode: 'obstacle' });
}
