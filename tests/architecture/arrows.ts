import { roomAt } from '../../scripts/rooms.mjs';
import type { House } from '../support/arrows/house';
import { importsOf } from '../support/arrows/imports';

type Arrows = {
  /** The rooms it may import, besides itself. */
  rooms: readonly string[];
  /** The packages it may import; `any` where choosing them is the room's own business. */
  packages: string[] | 'any';
};

const DRAWING = ['react', '@xstate/react', '@headlessui/react', 'wouter'];

/**
 * Who may import whom, by the names of `scripts/rooms.mjs`. A room that is not named here may import anything: the tests,
 * and what is built with.
 */
export const ARROWS: Readonly<Record<string, Arrows>> = {
  domain: { rooms: [], packages: [] },
  contract: { rooms: ['domain'], packages: ['valibot'] },
  machines: { rooms: ['domain'], packages: ['xstate'] },
  copy: { rooms: ['machines', 'domain'], packages: [] },
  ui: { rooms: ['copy', 'domain'], packages: ['react', 'react-dom', '@headlessui/react', 'uqr'] },
  /** Drawn pieces of the trade from plain data: they know no chart and no mode. */
  trade: { rooms: ['ui', 'copy', 'domain'], packages: ['react'] },
  actors: { rooms: ['machines'], packages: ['react', '@xstate/react'] },
  features: { rooms: ['actors', 'trade', 'ui', 'copy', 'machines', 'domain'], packages: DRAWING },
  effects: {
    rooms: ['machines', 'contract', 'domain'],
    packages: ['xstate', 'axios', 'valibot', 'js-cookie', 'crypto-js', '@noble/hashes'],
  },
  layouts: { rooms: ['features', 'actors', 'trade', 'ui', 'copy', 'machines', 'domain'], packages: DRAWING },
  /** What search, order and receipt of all modes are assembled in from flows; it is given what a mode brings. */
  frame: { rooms: ['features', 'actors', 'trade', 'ui', 'copy', 'machines', 'domain'], packages: DRAWING },
  /** What a mode of transport brings into that frame. */
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
  /** The other way a page comes to be: the twin of main, for the build. */
  prerender: { rooms: ['app', 'domain'], packages: ['react', 'react-dom'] },
  /** And the third, for the gateway. */
  drawAnswer: { rooms: ['app'], packages: ['react-dom', 'node:worker_threads'] },
  userCenter: {
    rooms: ['features', 'effects', 'ui', 'copy', 'machines', 'domain'],
    packages: ['react', 'react-dom', 'xstate'],
  },
  /** Its people read the receipt of each mode, so it knows their pages. */
  houseDesk: {
    rooms: ['modes', 'features', 'effects', 'ui', 'copy', 'machines', 'domain'],
    packages: [...DRAWING, 'react-dom', 'xstate'],
  },
  server: { rooms: ['contract', 'domain'], packages: 'any' },
  /** Every page as a whole, drawn by what the build draws its first picture with. */
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
      'flowFacts',
      'flowWatch',
    ],
    packages: 'any',
  },
  settings: { rooms: ['ui', 'copy', 'flowFacts', 'flowWords', 'scripts'], packages: 'any' },
  /** Machine to graph, graph to placed graph, placed graph to SVG: these three know nothing of the house. */
  flowGraph: { rooms: [], packages: ['xstate'] },
  flowLayout: { rooms: ['flowGraph'], packages: ['elkjs'] },
  flowPicture: { rooms: ['flowGraph', 'flowLayout'], packages: ['react', 'react-dom'] },
  flowRecord: { rooms: ['flowGraph', 'flowLayout'], packages: [] },
  flowDiff: { rooms: ['flowGraph', 'flowPicture'], packages: [] },
  flowWords: { rooms: ['flowGraph', 'flowLayout', 'flowList', 'copy'], packages: [] },
  flowPoints: { rooms: ['flowGraph'], packages: [] },
  flowList: { rooms: ['machines'], packages: ['xstate'] },
  /** What tells of the running product while it is developed. */
  flowWatch: { rooms: ['flowGraph'], packages: ['xstate'] },
  /** How the charts hang together: who starts whom, and who tells whom. */
  flowMap: { rooms: ['flowGraph'], packages: ['xstate'] },
  flowLive: { rooms: [], packages: ['xstate'] },
  /** A way through several charts, told step by step. */
  flowJourney: { rooms: ['flowLive'], packages: [] },
  flowFacts: {
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
    rooms: ['stories', 'app', 'actors', 'layouts', 'frame', 'modes', 'features', 'copy', 'machines', 'domain'],
    packages: DRAWING,
  },
  flowAtlas: {
    rooms: [
      'flowGraph',
      'flowLayout',
      'flowPicture',
      'flowRecord',
      'flowWords',
      'flowPoints',
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
