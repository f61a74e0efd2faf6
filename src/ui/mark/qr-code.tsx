import { useMemo } from 'react';
import { encode } from 'uqr';

import { QUIET_ZONE, qrPath } from '../../../domain/values/qr-path';

type QrCodeProps = {
  text: string;
  /** Missing where the context names the code. */
  label?: string;
  className: string;
};

/** QR code, dark on white in both themes. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size: width } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    return { size: width, path: qrPath(data) };
  }, [text]);
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
