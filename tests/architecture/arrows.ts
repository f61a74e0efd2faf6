import type { House } from '../support/arrows/house';
import { importsOf } from '../support/arrows/imports';

type RoomName =
  | 'domain'
  | 'contract'
  | 'machines'
  | 'copy'
  | 'ui'
  | 'trade'
  | 'actors'
  | 'features'
  | 'effects'
  | 'layouts'
  | 'frame'
  | 'modes'
  | 'pages'
  | 'app'
  | 'main'
  | 'userCenter'
  | 'prerender'
  | 'drawAnswer'
  | 'server'
  | 'wholePages'
  | 'stories'
  | 'scripts'
  | 'settings'
  | 'flowGraph'
  | 'flowLayout'
  | 'flowPicture'
  | 'flowRecord'
  | 'flowWords'
  | 'flowDiff'
  | 'flowPoints'
  | 'flowList'
  | 'flowWatch'
  | 'flowMap'
  | 'flowJourney'
  | 'flowLive'
  | 'flowFacts'
  | 'flowViews'
  | 'flowAtlas';

type Room = {
  at: string;
  /** The rooms it may import, besides itself. */
  rooms: RoomName[];
  /** The packages it may import; `any` where choosing them is the room's own business. */
  packages: string[] | 'any';
};

const DRAWING = ['react', '@xstate/react', '@headlessui/react', 'wouter'];

/** Who may import whom. The tests stand outside: they may import anything. */
export const ROOMS: Record<RoomName, Room> = {
  domain: { at: 'domain/', rooms: [], packages: [] },
  contract: { at: 'contract/', rooms: ['domain'], packages: ['valibot'] },
  machines: { at: 'machines/', rooms: ['domain'], packages: ['xstate'] },
  copy: { at: 'src/copy/', rooms: ['machines', 'domain'], packages: [] },
  ui: { at: 'src/ui/', rooms: ['copy', 'domain'], packages: ['react', 'react-dom', '@headlessui/react', 'uqr'] },
  /** Drawn pieces of the trade from plain data: they know no chart and no mode. */
  trade: { at: 'src/trade/', rooms: ['ui', 'copy', 'domain'], packages: ['react'] },
  actors: { at: 'src/actors/', rooms: ['machines'], packages: ['react', '@xstate/react'] },
  features: { at: 'src/features/', rooms: ['actors', 'trade', 'ui', 'copy', 'machines', 'domain'], packages: DRAWING },
  effects: {
    at: 'src/effects/',
    rooms: ['machines', 'contract', 'domain'],
    packages: ['xstate', 'axios', 'valibot', 'js-cookie', 'crypto-js', '@noble/hashes'],
  },
  layouts: {
    at: 'src/layouts/',
    rooms: ['features', 'actors', 'trade', 'ui', 'copy', 'machines', 'domain'],
    packages: DRAWING,
  },
  /** What search, order and receipt of all modes are assembled in from flows; it is given what a mode brings. */
  frame: {
    at: 'src/frame/',
    rooms: ['features', 'actors', 'trade', 'ui', 'copy', 'machines', 'domain'],
    packages: DRAWING,
  },
  /** What a mode of transport brings into that frame. */
  modes: {
    at: 'src/modes/',
    rooms: ['frame', 'features', 'actors', 'trade', 'ui', 'copy', 'machines', 'domain'],
    packages: DRAWING,
  },
  pages: {
    at: 'src/pages/',
    rooms: ['features', 'actors', 'trade', 'ui', 'copy', 'machines', 'domain'],
    packages: DRAWING,
  },
  app: {
    at: 'src/app/',
    rooms: [
      'layouts',
      'frame',
      'modes',
      'pages',
      'features',
      'effects',
      'actors',
      'trade',
      'ui',
      'copy',
      'machines',
      'contract',
      'domain',
    ],
    packages: [...DRAWING, 'xstate'],
  },
  main: { at: 'src/main.tsx', rooms: ['app', 'actors', 'ui'], packages: ['react', 'react-dom'] },
  /** The other way a page comes to be: the twin of main, for the build. */
  prerender: { at: 'src/prerender.tsx', rooms: ['app', 'domain'], packages: ['react', 'react-dom'] },
  /** And the third, for the gateway. */
  drawAnswer: { at: 'src/draw-answer.tsx', rooms: ['app'], packages: ['react-dom', 'node:worker_threads'] },
  userCenter: {
    at: 'src/user-center/',
    rooms: ['features', 'effects', 'ui', 'copy', 'machines', 'domain'],
    packages: ['react', 'react-dom', 'xstate'],
  },
  server: { at: 'server/', rooms: ['contract', 'domain'], packages: 'any' },
  /** Every page as a whole, drawn by what the build draws its first picture with. */
  wholePages: { at: 'stories/pages/', rooms: ['app', 'domain'], packages: 'any' },
  stories: {
    at: 'stories/',
    rooms: ['layouts', 'frame', 'modes', 'features', 'trade', 'ui', 'copy', 'machines', 'domain', 'flowAtlas'],
    packages: 'any',
  },
  scripts: {
    at: 'scripts/',
    rooms: [
      'server',
      'copy',
      'flowGraph',
      'flowLayout',
      'flowPicture',
      'flowWords',
      'flowDiff',
      'flowFacts',
      'flowWatch',
    ],
    packages: 'any',
  },
  settings: { at: '.storybook/', rooms: ['ui', 'copy', 'flowFacts', 'scripts'], packages: 'any' },
  /** Machine to graph, graph to placed graph, placed graph to SVG: these three know nothing of the house. */
  flowGraph: { at: 'flows/graph/', rooms: [], packages: ['xstate'] },
  flowLayout: { at: 'flows/layout/', rooms: ['flowGraph'], packages: ['elkjs'] },
  flowPicture: { at: 'flows/picture/', rooms: ['flowGraph', 'flowLayout'], packages: ['react', 'react-dom'] },
  flowRecord: { at: 'flows/record/', rooms: ['flowGraph', 'flowLayout'], packages: [] },
  flowDiff: { at: 'flows/diff/', rooms: ['flowGraph', 'flowPicture'], packages: [] },
  flowWords: { at: 'flows/words/', rooms: ['flowGraph', 'flowLayout', 'flowList', 'copy'], packages: [] },
  flowPoints: { at: 'flows/requirements/', rooms: ['flowGraph'], packages: [] },
  flowList: { at: 'flows/list/', rooms: ['machines'], packages: ['xstate'] },
  /** What tells of the running product while it is developed. */
  flowWatch: { at: 'flows/watch/', rooms: ['flowGraph'], packages: ['xstate'] },
  /** How the charts hang together: who starts whom, and who tells whom. */
  flowMap: { at: 'flows/map/', rooms: ['flowGraph'], packages: ['xstate'] },
  flowLive: { at: 'flows/live/', rooms: [], packages: ['xstate'] },
  /** A way through several charts, told step by step. */
  flowJourney: { at: 'flows/journey/', rooms: ['flowLive'], packages: [] },
  flowFacts: {
    at: 'flows/facts/',
    rooms: [
      'flowGraph',
      'flowLayout',
      'flowRecord',
      'flowWords',
      'flowList',
      'flowMap',
      'flowLive',
      'stories',
      'scripts',
      'copy',
    ],
    packages: 'any',
  },
  flowViews: {
    at: 'flows/views/',
    rooms: ['stories', 'app', 'actors', 'layouts', 'frame', 'modes', 'features', 'copy', 'machines', 'domain'],
    packages: DRAWING,
  },
  flowAtlas: {
    at: 'flows/atlas/',
    rooms: [
      ...(['flowGraph', 'flowLayout', 'flowPicture', 'flowRecord', 'flowWords', 'flowPoints'] as const),
      ...([
        'flowList',
        'flowLive',
        'flowMap',
        'flowWatch',
        'flowJourney',
        'flowFacts',
        'flowViews',
        'pages',
        'modes',
        'trade',
        'features',
        'ui',
        'copy',
        'machines',
        'domain',
      ] as const),
    ],
    packages: [...DRAWING, 'react-dom', 'xstate', 'virtual:flow-facts'],
  },
};

const NAMES = Object.keys(ROOMS) as RoomName[];

export const roomOf = (path: string): RoomName | null =>
  NAMES.find((name) => path === ROOMS[name].at || (ROOMS[name].at.endsWith('/') && path.startsWith(ROOMS[name].at))) ??
  null;

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Ways out of the rooms: the atlas shows what the plans of the model tests know, and what forms were agreed to be judged. */
const DOORS = [
  { from: 'flows/live/door.ts', into: 'tests/support/' },
  { from: 'flows/facts/rules.ts', into: 'docs/judged/' },
];

/** Imports that follow no arrow of the table, in words. */
export const strayImports = (house: House): string[] =>
  importsOf(house).flatMap(({ from, to, isRelative }) => {
    const room = roomOf(from);
    if (room === null || DOORS.some((door) => from === door.from && to.startsWith(door.into))) return [];
    const { rooms, packages } = ROOMS[room];
    if (!isRelative) {
      const isFree = packages === 'any' || packages.includes(packageOf(to));
      return isFree ? [] : [`${from}: ${room} may not import the package ${to}`];
    }
    const target = roomOf(to);
    const isFree = target === room || (target !== null && rooms.includes(target));
    return isFree ? [] : [`${from}: ${room} may not import ${target ?? 'outside the rooms'} (${to})`];
  });
