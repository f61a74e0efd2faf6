import { roomAt } from '../../scripts/rooms.mjs';
import type { House } from '../support/arrows/house';
import { importsOf } from '../support/arrows/imports';

type Arrows = {
  rooms: readonly string[];
  /** Allowed packages; `any` where the room chooses itself. */
  packages: string[] | 'any';
};

const DRAWING = ['react', '@xstate/react', '@headlessui/react', 'wouter'];

/** Allowed imports by the room names of `scripts/rooms.mjs`. Rooms not listed (tests and build) may import anything. */
export const ARROWS: Readonly<Record<string, Arrows>> = {
  /** Only files of shapes name the library of schemas; types follow from them. */
  domain: { rooms: [], packages: ['valibot'] },
  contract: { rooms: ['domain'], packages: ['valibot'] },
  machines: { rooms: ['domain'], packages: ['xstate'] },
  copy: { rooms: ['machines', 'domain'], packages: [] },
  ui: { rooms: ['copy', 'domain'], packages: ['react', 'react-dom', '@headlessui/react', 'uqr'] },
  /** Trade components drawn from plain data: no chart, no mode. */
  trade: { rooms: ['ui', 'copy', 'domain'], packages: ['react'] },
  actors: { rooms: ['machines'], packages: ['react', '@xstate/react'] },
  features: { rooms: ['actors', 'trade', 'ui', 'copy', 'machines', 'domain'], packages: DRAWING },
  effects: {
    rooms: ['machines', 'contract', 'domain'],
    packages: ['xstate', 'axios', 'valibot', 'js-cookie', 'crypto-js', '@noble/hashes'],
  },
  layouts: { rooms: ['features', 'actors', 'trade', 'ui', 'copy', 'machines', 'domain'], packages: DRAWING },
  /** Search, order and receipt of all modes, assembled from flows; modes are passed in. */
  frame: { rooms: ['features', 'actors', 'trade', 'ui', 'copy', 'machines', 'domain'], packages: DRAWING },
  /** Parts that a transport mode passes into `frame`. */
  modes: { rooms: ['frame', 'features', 'actors', 'trade', 'ui', 'copy', 'machines', 'domain'], packages: DRAWING },
  pages: { rooms: ['features', 'actors', 'trade', 'ui', 'copy', 'machines', 'domain'], packages: DRAWING },
  app: {
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
  main: { rooms: ['app', 'actors', 'ui'], packages: ['react', 'react-dom'] },
  /** Second entry beside main, used by the build. */
  prerender: { rooms: ['app', 'domain'], packages: ['react', 'react-dom'] },
  /** Third entry, used by the gateway. */
  drawAnswer: { rooms: ['app'], packages: ['react-dom', 'node:worker_threads'] },
  userCenter: {
    rooms: ['features', 'effects', 'ui', 'copy', 'machines', 'domain'],
    packages: ['react', 'react-dom', 'xstate'],
  },
  /** Staff read the receipts of each mode, so the desk imports mode pages. */
  houseDesk: {
    rooms: ['modes', 'features', 'effects', 'ui', 'copy', 'machines', 'domain'],
    packages: [...DRAWING, 'react-dom', 'xstate'],
  },
  server: { rooms: ['contract', 'domain'], packages: 'any' },
  /** Whole pages, drawn with the prerenderer of the build. */
  wholePages: { rooms: ['app', 'domain'], packages: 'any' },
  stories: {
    rooms: ['layouts', 'frame', 'modes', 'features', 'trade', 'ui', 'copy', 'machines', 'domain', 'flowAtlas'],
    packages: 'any',
  },
  scripts: {
    rooms: [
      'server',
      'copy',
      'flowGraph',
      'flowLayout',
      'flowPicture',
      'flowWords',
      'flowDiff',
      'flowNotes',
      'flowCopy',
      'flowFacts',
      'flowWatch',
      'stories',
    ],
    packages: 'any',
  },
  settings: { rooms: ['stories', 'ui', 'copy', 'flowCopy', 'flowFacts', 'flowWords', 'scripts'], packages: 'any' },
  /** Machine to graph, to placed graph, to SVG: independent of the product. */
  flowGraph: { rooms: [], packages: ['xstate'] },
  flowLayout: { rooms: ['flowGraph'], packages: ['elkjs'] },
  flowPicture: { rooms: ['flowGraph', 'flowLayout'], packages: ['react', 'react-dom'] },
  flowExport: { rooms: ['flowGraph', 'flowLayout'], packages: [] },
  flowRecord: { rooms: ['flowGraph', 'flowLayout'], packages: [] },
  flowDiff: {
    rooms: ['flowGraph', 'flowPicture', 'flowWords', 'flowNotes', 'flowCopy'],
    packages: ['react', 'react-dom'],
  },
  flowNotes: { rooms: [], packages: [] },
  flowCopy: { rooms: ['copy', 'machines', 'domain'], packages: [] },
  flowWords: { rooms: ['flowGraph', 'flowLayout', 'flowLife', 'flowList', 'flowCopy'], packages: [] },
  flowPoints: { rooms: ['flowGraph'], packages: [] },
  flowList: { rooms: ['machines'], packages: ['xstate'] },
  flowWatch: { rooms: ['flowGraph'], packages: ['xstate'] },
  flowMap: { rooms: ['flowGraph'], packages: ['xstate'] },
  flowLive: { rooms: [], packages: ['xstate'] },
  flowLife: { rooms: ['domain', 'copy'], packages: ['xstate'] },
  flowJourney: { rooms: ['flowLive', 'flowLife', 'domain', 'copy'], packages: [] },
  flowFacts: {
    rooms: [
      'flowGraph',
      'flowNotes',
      'flowLayout',
      'flowRecord',
      'flowWords',
      'flowList',
      'flowMap',
      'flowLife',
      'flowLive',
      'stories',
      'scripts',
      'copy',
    ],
    packages: 'any',
  },
  flowViews: {
    rooms: ['stories', 'app', 'actors', 'layouts', 'frame', 'modes', 'features', 'copy', 'machines', 'domain'],
    packages: DRAWING,
  },
  flowAtlas: {
    rooms: [
      'flowGraph',
      'flowCopy',
      'flowLayout',
      'flowPicture',
      'flowExport',
      'flowRecord',
      'flowWords',
      'flowPoints',
      'flowList',
      'flowLive',
      'flowMap',
      'flowWatch',
      'flowJourney',
      'flowLife',
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
    ],
    packages: [...DRAWING, 'react-dom', 'xstate', 'virtual:flow-facts'],
  },
};

export const roomOf = (path: string): string | null => roomAt(path)?.name ?? null;

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Exceptions to the arrows: the atlas reads the model test plans and the judged forms. */
const DOORS = [
  { from: 'flows/live/door.ts', into: 'tests/support/' },
  { from: 'flows/facts/rules.ts', into: 'docs/judged/' },
  { from: 'flows/facts/texts.ts', into: 'docs/told/' },
];

export const strayImports = (house: House): string[] =>
  importsOf(house).flatMap(({ from, to, isRelative }) => {
    const room = roomOf(from);
    if (room === null || DOORS.some((door) => from === door.from && to.startsWith(door.into))) return [];
    const arrows = ARROWS[room];
    if (arrows === undefined) return [];
    const { rooms, packages } = arrows;
    if (!isRelative) {
      const isFree = packages === 'any' || packages.includes(packageOf(to));
      return isFree ? [] : [`${from}: ${room} may not import the package ${to}`];
    }
    const target = roomOf(to);
    const isFree = target === room || (target !== null && rooms.includes(target));
    return isFree ? [] : [`${from}: ${room} may not import ${target ?? 'outside the rooms'} (${to})`];
  });
