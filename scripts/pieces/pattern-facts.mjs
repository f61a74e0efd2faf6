// @ts-check
import { namedIn } from '../suite/named.mjs';
import {
  CHOSEN,
  COMMENT,
  FOREIGN_NAME,
  LONGEST,
  NEWEST,
  NONE,
  RAW_VALUE,
  TURNED,
  UNKNOWN,
  findNamers,
  fromCrawl,
  heldBy,
  measured,
  placesOf,
} from './facts.mjs';

/** @typedef {import('../../stories/foundations/piece-facts.types').Cell} Cell */
/** @typedef {import('../../stories/foundations/piece-facts.types').PatternFacts} PatternFacts */
/** @typedef {import('../../stories/foundations/piece-facts.types').PieceChange} PieceChange */
/** @typedef {import('./facts.mjs').Sources} Sources */

const RECORD = /^stories\/(?:patterns|trade)\/[\w-]+\.stories\.tsx$/;
const READER = 'tests/told/patterns.test.tsx';
/** @type {import('../../stories/pieces/piece-record').PatternState[]} */
const STATES = ['busy', 'empty', 'faulty', 'error', 'offline', 'done', 'long', 'dark'];

const PICKED = /^ {2}argTypes: \{ \w+: picked\(samples\)/m;
const GIVEN = '只画给它的数据，自己不取数、不提交';
/** @param {string} own @param {string} state */
const isGiven = (own, state) => own.startsWith('stories/trade/') && state !== 'long' && state !== 'dark';

/** @param {string} text */
const titleIn = (text) => /^const meta\b[^]*?^ {2}title: '([^']+)'/m.exec(text)?.[1] ?? '';

/** @param {string} text @param {string} name */
const pairsIn = (text, name) => {
  const inside = new RegExp(`^ {2}${name}: \\{([^}]*)\\}`, 'm').exec(text)?.[1] ?? '';
  return new Map([...inside.matchAll(/(\w+): '([^']+)'/g)].map(([, key = '', value = '']) => [key, value]));
};

/** @param {string} text */
const viewsIn = (text) =>
  [...(/^ {2}views: \[([^\]]*)\]/m.exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, view = '']) => view);

/** @param {string} title @param {string} exported */
const idOf = (title, exported) =>
  `${title.replaceAll('/', '-').toLowerCase()}--${exported.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;

/** @param {Sources} sources */
const storyIdsIn = (sources) =>
  new Set(
    [...sources]
      .filter(([path]) => path.endsWith('.stories.tsx'))
      .flatMap(([, text]) =>
        [...text.matchAll(/^export const (\w+)\b/gm)].map(([, name = '']) => idOf(titleIn(text), name)),
      ),
  );

/** @param {string} chart */
const machineOf = (chart) => {
  const name = chart.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new RegExp(`^machines/\\w+/${name}/${name}\\.machine\\.ts$`);
};

/** @param {readonly PieceChange[]} changes */
const newestFirst = (changes) =>
  [...new Map(changes.map((change) => [change.subject, change])).values()].toSorted((a, b) =>
    b.day.localeCompare(a.day),
  );

/**
 * @param {Sources} sources @param {import('./facts.mjs').Crawl | null} crawl
 * @param {import('./facts.mjs').Changes | null} changes @returns {PatternFacts[]}
 */
export function findPatternFacts(sources, crawl, changes) {
  const namers = findNamers(sources);
  const ids = storyIdsIn(sources);
  const titles = new Map(
    [...sources].flatMap(([, text]) => {
      const path = /^ {2}path: '([^']+)'/m.exec(text)?.[1];
      return path === undefined ? [] : [[`src/ui/${path}.tsx`, titleIn(text)]];
    }),
  );
  return [...sources]
    .filter(([path]) => RECORD.test(path))
    .map(([own, text]) => {
      const title = titleIn(text);
      const views = viewsIn(text);
      const known = views.filter((view) => sources.has(view));
      const by = [...new Set(known.flatMap((view) => namers.get(view) ?? []))];
      const users = by.filter((one) => one.startsWith('src/') && !known.includes(one));
      const tests = by.filter((one) => /^tests\/.*\.test\.tsx?$/.test(one));
      const shown = by.filter((one) => one.endsWith('.stories.tsx') && one !== own);
      const code = known.map((view) => (sources.get(view) ?? '').replaceAll(COMMENT, ''));
      const namedBy = (/** @type {string} */ path) => namedIn(path, sources.get(path) ?? '', sources, {});
      const parts = known.flatMap((view) => [view, ...namedBy(view).filter((one) => /^src\/(?!copy|ui)/.test(one))]);
      const reached = [...known, ...parts.flatMap(namedBy)];
      const pieces = [...new Set(reached)].flatMap((path) => {
        const name = titles.get(path);
        return name === undefined ? [] : [{ path, title: name }];
      });
      const history = newestFirst(known.flatMap((view) => changes?.get(view) ?? []));
      const isIn = (/** @type {RegExp} */ pattern) => heldBy(pattern.test(text) ? [own] : []);
      const read = sources.has(READER) ? [READER] : [];
      const chart = /^ {2}chart: '(\w+)'/m.exec(text)?.[1];
      const machine = chart === undefined ? [] : [...sources.keys()].filter((path) => machineOf(chart).test(path));
      const [states, never] = [pairsIn(text, 'states'), pairsIn(text, 'never')];
      /** @returns {Cell} */
      const stateCell = (/** @type {string} */ state) => {
        const reason = never.get(state);
        if (reason !== undefined) return { state: 'none', by: reason };
        const id = states.get(state);
        if (id === undefined && isGiven(own, state)) return { state: 'none', by: GIVEN };
        return heldBy(id !== undefined && ids.has(id) ? [id] : []);
      };
      const isPressed = !/^ {2}keys: \[\],/m.test(text);
      return {
        title,
        views,
        users: users.length,
        places: placesOf(users),
        changes: history.slice(0, NEWEST),
        pieces,
        shownIn: [...new Set(shown.map((one) => titleIn(sources.get(one) ?? '')))],
        tests,
        cells: {
          named: heldBy(title !== '' && !FOREIGN_NAME.test(text) ? [own] : []),
          status: isIn(/\bstatus: '\w/),
          purpose: isIn(/\bpurpose: '\S/),
          usage: heldBy(/\buse: \[\s*'/.test(text) && /\bavoid: \[\s*'/.test(text) ? [own] : []),
          pair: heldBy(/\bgood: \{/.test(text) && /\bbad: \{/.test(text) ? [own] : []),
          anatomy: isIn(/\banatomy: \[\s*\{/),
          controls: isIn(new RegExp(`${PICKED.source}|${CHOSEN.source}|${TURNED.source}`, 'm')),
          speech: heldBy(/\bheard: \{[^}]*says:\s+'\S/.test(text) ? read : []),
          keys: isPressed ? heldBy(/\bkeys: \[\s*\{/.test(text) ? read : []) : NONE,
          chart: chart === undefined ? NONE : heldBy(machine),
          .../** @type {Record<typeof STATES[number], Cell>} */ (
            Object.fromEntries(STATES.map((state) => [state, stateCell(state)]))
          ),
          pieces: code.some((one) => /\/ui\//.test(one)) ? heldBy(pieces.map(({ path }) => path)) : NONE,
          tested: heldBy([...tests, ...read]),
          crawled: fromCrawl(crawl, [title], 'sound'),
          narrow: fromCrawl(crawl, [title], 'narrow'),
          tokens: measured(!code.some((one) => RAW_VALUE.test(one)), 'src/ui/tokens.css'),
          copy: measured(!code.some((one) => /\p{Script=Han}/u.test(one)), 'src/copy'),
          short: measured(
            known.every((view) => (sources.get(view) ?? '').split('\n').length <= LONGEST),
            `${known.length}`,
          ),
          changes: changes === null ? UNKNOWN : heldBy(history.map(({ day }) => day)),
          used: heldBy(users),
        },
      };
    });
}
