import { encode } from 'uqr';

export interface QrCode {
  /** Modules of a side. */
  readonly size: number;
  /** SVG path of the dark modules, each one unit wide. */
  readonly path: string;
}

/** Modules that the standard (ISO/IEC 18004) wants empty around a code. */
const quietZone = 4;

/** @param border Empty modules around the code. */
export function createQrCode(text: string, border = quietZone): QrCode {
  const { data: modules, size } = encode(text, { ecc: 'M', border });
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
