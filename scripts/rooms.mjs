// @ts-check

/**
 * A room of the house: files that may import the same, are compiled, built and damaged in the same way. What guards paths
 * asks here, so a room that is added is known to all of them, and none is left out in silence.
 * @typedef {object} Room
 * @property {string} name
 * @property {string} at where its path begins; a room within another one is the room of its files
 * @property {boolean} [isProduct] runs before a person or at the gateway
 * @property {'pieces' | 'views'} [drawn] what is drawn; pieces know no flow
 * @property {string} [scope] the folder whose settings it is compiled with once more, without what it may not know
 * @property {boolean} [isTimeless] time and chance come in through events
 * @property {readonly Build[]} builds what is made from it
 * @property {string | null} faults among which faults are planted; null where none is
 */

/** @typedef {'site' | 'server' | 'storybook'} Build */

/** @type {readonly Build[]} */
const DRAWN_WITH = ['site', 'storybook'];
/** @type {readonly Build[]} */
const EVERYWHERE = ['site', 'server', 'storybook'];
/** @type {readonly Build[]} */
const SHOWN = ['storybook'];

/** @param {string} name @param {string} at @param {string | null} faults @param {Partial<Room>} [more] @returns {Room} */
const ofSite = (name, at, faults, more = {}) => ({ name, at, isProduct: true, builds: DRAWN_WITH, faults, ...more });
/** @param {string} name @param {Partial<Room>} [more] @returns {Room} */
const drawn = (name, more = {}) => ofSite(name, `src/${name}/`, 'views', { drawn: 'views', ...more });
/** @param {string} name @param {string} at @param {readonly Build[]} [builds] @returns {Room} */
const aside = (name, at, builds = []) => ({ name, at, builds, faults: null });

/** @type {readonly Room[]} */
export const ROOMS = [
  ofSite('domain', 'domain/', 'domain', { scope: 'domain', isTimeless: true, builds: EVERYWHERE }),
  ofSite('contract', 'contract/', 'contract', { scope: 'contract', builds: EVERYWHERE }),
  ofSite('machines', 'machines/', 'charts', { scope: 'machines', isTimeless: true }),
  ofSite('copy', 'src/copy/', 'sentences'),
  drawn('ui', { drawn: 'pieces' }),
  drawn('trade'),
  ofSite('actors', 'src/actors/', 'effects'),
  drawn('features'),
  ofSite('effects', 'src/effects/', 'effects'),
  drawn('layouts'),
  drawn('frame', { faults: 'wiring' }),
  drawn('modes'),
  drawn('pages'),
  ofSite('app', 'src/app/', 'wiring'),
  // Three ways a page comes to be: in a browser, in the build, at the gateway. Each is one call, asked by the built site.
  ofSite('main', 'src/main.tsx', null),
  ofSite('prerender', 'src/prerender.tsx', null),
  ofSite('drawAnswer', 'src/draw-answer.tsx', null),
  ofSite('userCenter', 'src/user-center/', 'wiring'),
  ofSite('houseDesk', 'src/house-desk/', 'wiring'),
  ofSite('server', 'server/', 'server', { scope: 'server', builds: ['server'] }),
  aside('wholePages', 'stories/pages/', SHOWN),
  aside('stories', 'stories/', SHOWN),
  aside('settings', '.storybook/', SHOWN),
  aside('scripts', 'scripts/'),
  aside('tests', 'tests/'),
  aside('flowGraph', 'flows/graph/', SHOWN),
  aside('flowLayout', 'flows/layout/', SHOWN),
  aside('flowPicture', 'flows/picture/', SHOWN),
  aside('flowExport', 'flows/export/', SHOWN),
  aside('flowRecord', 'flows/record/', SHOWN),
  aside('flowDiff', 'flows/diff/', SHOWN),
  aside('flowWords', 'flows/words/', SHOWN),
  aside('flowPoints', 'flows/requirements/', SHOWN),
  aside('flowList', 'flows/list/', SHOWN),
  aside('flowWatch', 'flows/watch/', SHOWN),
  aside('flowMap', 'flows/map/', SHOWN),
  aside('flowNotes', 'flows/notes/', SHOWN),
  aside('flowCopy', 'flows/copy/', SHOWN),
  aside('flowLife', 'flows/life/', SHOWN),
  aside('flowLive', 'flows/live/', SHOWN),
  aside('flowJourney', 'flows/journey/', SHOWN),
  aside('flowFacts', 'flows/facts/', SHOWN),
  aside('flowViews', 'flows/views/', SHOWN),
  aside('flowAtlas', 'flows/atlas/', SHOWN),
  // What is built with what.
  aside('firstPage', 'index.html', ['site']),
  aside('centerPage', 'user-center/', ['site']),
  aside('deskPage', 'desk/', ['site']),
  aside('public', 'public/', DRAWN_WITH),
  aside('building', 'vite.config.ts', DRAWN_WITH),
  aside('testing', 'vitest.config.ts'),
];

/** @param {Room} room @param {string} path */
const holds = ({ at }, path) => (at.endsWith('/') ? path.startsWith(at) : path === at);

const INNERMOST_FIRST = ROOMS.toSorted((one, other) => other.at.length - one.at.length);

/** The room of a file, or of the path an import names. @param {string} path @returns {Room | null} */
export const roomAt = (path) => INNERMOST_FIRST.find((room) => holds(room, path)) ?? null;

/** @param {string} path */
export const isProduct = (path) => roomAt(path)?.isProduct === true;

/** The folder, or the file, a room stands in at the root. @param {Room} room */
const topOf = ({ at }) => at.split('/')[0] ?? at;

/** What a build is made from. @param {Build} build */
export const inputsOf = (build) => [
  ...new Set(ROOMS.filter(({ builds }) => builds.includes(build)).map(topOf)),
  'package-lock.json',
];

/** The folders that are compiled by settings of their own. */
export const SCOPES = ROOMS.flatMap(({ scope }) => (scope === undefined ? [] : [scope]));
