import { createQrCode } from '#platform/base/qr-code.ts';

interface Props {
  readonly text: string;
  /** What the code is for, for readers that cannot see it. */
  readonly label: string;
}

/** A QR code, dark on white in every theme. */
export function QrCode({ text, label }: Props) {
  const { size, path } = createQrCode(text);
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
