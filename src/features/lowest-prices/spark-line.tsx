const WIDTH = 96;
const HEIGHT = 28;
const EDGE = 4;

/** Prices of the last weeks: the shape is for the eyes, the change beside it says it in words. */
export function SparkLine({ history, className }: { history: readonly number[]; className: string }) {
  const least = Math.min(...history);
  const range = Math.max(...history) - least || 1;
  const points = history.map((amount, at) => ({
    x: EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, history.length - 1),
    y: HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (amount - least)) / range,
  }));
  const last = points.at(-1) ?? { x: 0, y: 0 };
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className={className}
      fill="none"
      aria-hidden="true"
    >
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-line" />
      <path
        d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d={`M${last.x} ${last.y - 3.5}l3.5 3.5-3.5 3.5-3.5-3.5z`} fill="currentColor" />
    </svg>
  );
}
