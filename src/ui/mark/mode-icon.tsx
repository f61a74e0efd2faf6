import type { BookingMode } from '../../../domain/mode-ids';
import { Glyph } from './glyph';

const PATHS: Readonly<Record<BookingMode, string>> = {
  FCL: 'M2 5.5h16v9.5H2zM5 8v4.5M8 8v4.5M11 5.5V15M13.5 8v4.5M16 8v4.5',
  LCL: 'M2.5 10h7v7h-7zM10.5 10h7v7h-7zM6.5 3h7v7h-7zM6 10v2M14 10v2M10 3v2',
  AIR: 'M10 2.5c.8 0 1.25.8 1.25 2V8l6.25 4v1.75L11.25 12v3.25l2 1.5V18L10 17.25 6.75 18v-1.25l2-1.5V12L2.5 13.75V12l6.25-4V4.5c0-1.2.45-2 1.25-2Z',
  RAIL: 'M5 3h10v10.5H5zM5 8.5h10M7.5 3v5.5M12.5 3v5.5M6.5 13.5 4 17.5M13.5 13.5l2.5 4M5.25 16h9.5',
  CFS: 'M7 4.5h11V15H7zM10 4.5V15M13 7v5.5M15.5 7v5.5M1.5 9.75H7M4.75 7.25l2.5 2.5-2.5 2.5',
  WH: 'M2.5 17V7.5L10 3l7.5 4.5V17M6 17v-6.5h8V17M6 13.75h8',
  TANK: 'M2 4.5v11M18 4.5v11M2 15.5h16M2 4.5h2M16 4.5h2M8.5 6V4.5h3V6M7.75 6h4.5a3.75 3.75 0 0 1 0 7.5h-4.5a3.75 3.75 0 0 1 0-7.5Z',
  FLEXI: 'M2 5h16v11H2zM4.5 13.5c-.5-3 .8-4.5 2.5-4.5 1.5 0 1.5.75 3 .75S11.5 9 13 9c1.7 0 3 1.5 2.5 4.5z',
  DOM: 'M2 16c1.3 0 1.3 1 2.7 1s1.3-1 2.6-1 1.4 1 2.7 1 1.3-1 2.7-1 1.3 1 2.6 1 1.4-1 2.7-1M3.5 12.5h13L15 15M3.5 12.5 5 15M10 12.5V4l5 6h-5',
  TRUCK:
    'M1.5 4.5h10.5V14H1.5zM12 7.5h3.5l3 3V14H12M5 14a1.75 1.75 0 1 0 0 3.5A1.75 1.75 0 0 0 5 14M14.5 14a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5',
  DGD: 'M4.5 2.5h7.5l3.5 3.5v11.5h-11zM12 2.5V6h3.5M7.5 10h5M7.5 13.25h5',
  MALL: 'M3 8.5 4.5 3h11L17 8.5M3.5 10v7h13v-7M3 8.5a2.33 2.33 0 0 0 4.67 0 2.33 2.33 0 0 0 4.66 0 2.33 2.33 0 0 0 4.67 0zM8 17v-4h4v4',
};

export const ModeIcon = ({ mode, className = '' }: { mode: BookingMode; className?: string }) => (
  <Glyph path={PATHS[mode]} className={className} />
);
