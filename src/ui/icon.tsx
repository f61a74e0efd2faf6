/** Line icons on a grid of twenty, drawn in the colour of the text beside them. */
const PATHS = {
  alert: 'M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 6.5v4.25M10 13.4v.1',
  shield: 'M10 2.5l6.25 2.25v4.5c0 3.9-2.6 6.7-6.25 8.25-3.65-1.55-6.25-4.35-6.25-8.25v-4.5z',
  shieldChecked:
    'M10 2.5l6.25 2.25v4.5c0 3.9-2.6 6.7-6.25 8.25-3.65-1.55-6.25-4.35-6.25-8.25v-4.5zM7.25 9.75l2 2 3.5-3.75',
  spinner: 'M10 3.5a6.5 6.5 0 1 1-6.5 6.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`size-5 flex-none ${name === 'spinner' ? 'animate-turn' : ''} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
