import { useMemo } from 'react';
import { encode } from 'uqr';

/** Four modules of white all round, without which many cameras see nothing. */
const QUIET_ZONE = 4;

/** The dark modules as one path: a run of them in a row is one stroke. */
function pathOf(rows: readonly boolean[][]): string {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1h${x - (end === -1 ? row.length : end)}z`];
    }),
  );
  return runs.join('');
}

export type QrCodeProps = {
  text: string;
  /** Left out where what stands around it says what it is. */
  label?: string;
  className: string;
};

/** A code that a camera reads, dark on white in both themes. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size: width } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    return { size: width, path: pathOf(data) };
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
