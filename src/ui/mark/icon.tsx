import { Glyph, SIGNS } from './glyph';

/** Line icons on a 20-unit grid, in the current text colour. */
export const ICONS = {
  ...SIGNS,
  alert: 'M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 6.5v4.25M10 13.4v.1',
  arrowRight: 'M3.5 10h12.75M11.75 5.5l4.5 4.5-4.5 4.5',
  arrowUp: 'M10 16.5V3.75M5.5 8.25L10 3.75l4.5 4.5',
  building: 'M4 17.5v-15h8v15M12 8h4.5v9.5M2.5 17.5h15M6.5 6h3M6.5 9h3M6.5 12h3',
  calendar: 'M3.5 4.75h13v12h-13zM3.5 8.5h13M7 3v3M13 3v3',
  capsLock: 'M10 3.25l5.75 6h-3.25v3.5h-5v-3.5H4.25zM7.5 15.75h5',
  check: 'M4.25 10.5l3.75 3.75 7.75-8.5',
  chevronDown: 'M5.5 8l4.5 4.5L14.5 8',
  chevronLeft: 'M12 5.5L7.5 10l4.5 4.5',
  chevronRight: 'M8 5.5l4.5 4.5L8 14.5',
  clock: 'M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 6v4.25l2.75 1.75',
  close: 'M5 5l10 10M15 5 5 15',
  copy: 'M7.25 7.25h9v9h-9zM12.75 7.25v-3.5h-9v9h3.5',
  document: 'M5.25 2.75h6.5l3.5 3.5v11h-10zM11.5 2.75v3.75h3.75M7.75 10.25h4.5M7.75 13.25h4.5',
  edit: 'M4 13l-.75 3.75L7 16l9.5-9.5-3-3zM11.5 5.5l3 3',
  exit: 'M8 3.25H4.25v13.5H8M8 10h8.75M13.25 6.5l3.5 3.5-3.5 3.5',
  external: 'M11 4h5v5M16 4l-7.5 7.5M14 11.5V16H4V6h4.5',
  eye: 'M2.5 10S5 4.75 10 4.75 17.5 10 17.5 10 15 15.25 10 15.25 2.5 10 2.5 10ZM10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
  eyeOff:
    'M3 3l14 14M8 5a7 7 0 0 1 2-.25C15 4.75 17.5 10 17.5 10a13 13 0 0 1-2.4 3.1M5.2 6.4A12.6 12.6 0 0 0 2.5 10S5 15.25 10 15.25a7.6 7.6 0 0 0 3.4-.8M8.4 8.4a2.25 2.25 0 0 0 3.2 3.2',
  house: 'M3.25 9.25 10 3.25l6.75 6M5 8v8.75h10V8M8.25 16.75V12h3.5v4.75',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  minus: 'M4 10h12',
  phone:
    'M4 3h3l1.5 4-2 1.5c1 2.2 2.8 4 5 5l1.5-2 4 1.5v3c0 .8-.7 1.5-1.5 1.5C8.8 17.5 2.5 11.2 2.5 4.5 2.5 3.7 3.2 3 4 3Z',
  plus: 'M10 4v12M4 10h12',
  qr: 'M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5h2.25v2.25M17 11.5V14M11.5 17h2.25M16 17h1v-1',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13.2 13.2l4 4',
  shield: 'M10 2.5l6.25 2.25v4.5c0 3.9-2.6 6.7-6.25 8.25-3.65-1.55-6.25-4.35-6.25-8.25v-4.5z',
  shieldChecked:
    'M10 2.5l6.25 2.25v4.5c0 3.9-2.6 6.7-6.25 8.25-3.65-1.55-6.25-4.35-6.25-8.25v-4.5zM7.25 9.75l2 2 3.5-3.75',
  swap: 'M3 7h13l-3-3M17 13H4l3 3',
  trash: 'M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5l.75 12h8.5l.75-12M8.5 8.5v6M11.5 8.5v6',
  truck:
    'M2 5h9.5v9H2zM11.5 8H15l3 3.25V14h-6.5zM7.25 15a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0ZM16.25 15a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0Z',
  undo: 'M7 4.5L3.5 8 7 11.5M3.75 8h8a4 4 0 0 1 0 8H8',
} as const;

export type IconName = keyof typeof ICONS;

export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <Glyph path={ICONS[name]} className={`${name === 'spinner' ? 'animate-turn' : ''} ${className}`} />
);
