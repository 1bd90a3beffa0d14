import { encode } from 'uqr';

interface Props {
  readonly text: string;
  /** What the code is for, for readers that cannot see it. */
  readonly label: string;
}

/** Modules that the standard (ISO/IEC 18004) wants empty around a code. */
const quietZone = 4;

/** A QR code, dark on white in every theme. */
export function QrCode({ text, label }: Props) {
  const { data: modules, size } = encode(text, { ecc: 'M', border: quietZone });
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
