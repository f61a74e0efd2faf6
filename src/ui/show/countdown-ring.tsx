type CountdownRingProps = { secondsLeft: number; of: number; label: string; isRunning: boolean; className?: string };

/** The stroke animates toward the next second; after sleep it jumps to the clock. */
export function CountdownRing({ secondsLeft, of, label, isRunning, className = '' }: CountdownRingProps) {
  const share = (isRunning ? Math.max(0, secondsLeft - 1) : secondsLeft) / of;
  return (
    <svg viewBox="0 0 72 72" role="img" aria-label={label} className={`size-18 flex-none ${className}`}>
      <g fill="none" strokeWidth="3">
        <circle cx="36" cy="36" r="32" className="stroke-line" />
        <circle
          cx="36"
          cy="36"
          r="32"
          pathLength="100"
          stroke="currentColor"
          strokeLinecap={share > 0 ? 'round' : 'butt'}
          strokeDasharray="100 100"
          strokeDashoffset={100 - share * 100}
          transform="rotate(-90 36 36)"
          className="transition-[stroke-dashoffset] duration-1000 ease-linear"
        />
      </g>
      <text x="36" y="44" textAnchor="middle" aria-hidden="true" className="fill-ink text-24 font-semibold">
        {secondsLeft}
      </text>
    </svg>
  );
}
