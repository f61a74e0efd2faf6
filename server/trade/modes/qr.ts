import { encode } from 'uqr';

import { QUIET_ZONE, qrPath } from '../../../domain/values/qr-path';
import { escapeHtml } from './sheet';

export function qrDrawing(text: string, label: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return `<svg class="qr" role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}h-${size}z" fill="white"/><path d="${qrPath(data)}" fill="black"/></svg>`;
}
