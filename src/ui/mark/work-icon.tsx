import { Glyph } from './glyph';
import { ICONS } from './icon';

/** All icons plus those used only on working pages, kept out of the first load. */
const PATHS = {
  ...ICONS,
  arrowDown: 'M10 3.5v12.75M5.5 11.75l4.5 4.5 4.5-4.5',
  chevronsLeft: 'M15 5.5L10.5 10l4.5 4.5M9.5 5.5L5 10l4.5 4.5',
  chevronsRight: 'M5 5.5L9.5 10 5 14.5M10.5 5.5L15 10l-4.5 4.5',
  columns: 'M3 4h5.5v12H3zM11.5 4H17v12h-5.5z',
  keyboard: 'M2.75 5.25h14.5v9.5H2.75zM5.75 8.25h.5M9.75 8.25h.5M13.75 8.25h.5M6.5 11.75h7',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6.5 4.25l9 5.75-9 5.75z',
  print: 'M5.5 7V2.75h9V7M5.5 14H3.25V7h13.5v7H14.5M5.5 11.5h9v5.75h-9z',
  save: 'M3.5 3.5h10l3 3v10h-13zM6.5 3.5V8h6V3.5M6.5 16.5V12h7v4.5',
  sliders: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  split: 'M10 17.5V12L4.5 6.5V3M10 12l5.5-5.5V3M2.5 5l2-2.25 2 2.25M13.5 5l2-2.25 2 2.25',
  star: 'M10 2.75l2.2 4.6 5.05.7-3.65 3.55.87 5.05L10 14.25l-4.47 2.4.87-5.05-3.65-3.55 5.05-.7z',
  stop: 'M6.8 2.5h6.4l4.3 4.3v6.4l-4.3 4.3H6.8l-4.3-4.3V6.8zM6.5 10h7',
  upload: 'M10 13.5V4M6 7.5l4-4 4 4M3.5 16.5h13',
} as const;

export type WorkIconName = keyof typeof PATHS;

export const WorkIcon = ({ name, className = '' }: { name: WorkIconName; className?: string }) => (
  <Glyph path={PATHS[name]} className={className} />
);
