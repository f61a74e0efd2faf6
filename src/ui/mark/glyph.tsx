/** Icons needed where the full set may not be loaded yet. */
export const SIGNS = {
  lock: 'M4.75 8.75h10.5v8H4.75zM7 8.75V6.5a3 3 0 0 1 6 0v2.25M10 12v1.75',
  offline:
    'M3.25 3.25l13.5 13.5M2.75 8.25a10.6 10.6 0 0 1 3.2-2.2M8.75 5.1a10.6 10.6 0 0 1 8.5 3.15M5.5 11.25a6.6 6.6 0 0 1 2.9-1.85M12.4 9.7c.8.4 1.5.9 2.1 1.55M10 15.1v.1',
  refresh: 'M16.25 3.75v4h-4M3.75 16.25v-4h4M15.9 7.75A6.3 6.3 0 0 0 4.5 7.2M4.1 12.25a6.3 6.3 0 0 0 11.4.55',
  siren: 'M5.5 14v-4a4.5 4.5 0 0 1 9 0v4M3.5 17.5V14h13v3.5zM10 1.5V3M3 4l1 1M17 4l-1 1M10 10.25V14',
  spinner: 'M10 3.5a6.5 6.5 0 1 1-6.5 6.5',
} as const;

/** Line icon from a path on a 20-unit grid; 20 px unless a class sets the size. */
export function Glyph({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={20}
      height={20}
      className={`flex-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
