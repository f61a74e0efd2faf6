import { roomAt } from '../../../scripts/rooms.mjs';
import { sourcesOf, type House } from '../../support/arrows/house';
import { isNode, nameOf, type Node, nodesOf, parse } from '../../support/arrows/syntax';
import type { Rule } from '../rule';

/** Code that draws flows, pages and modes. `src/ui` knows no flow, and `src/app` starts them. */
const isDrawn = (path: string) => roomAt(path)?.drawn === 'views';

/**
 * React state allowed outside charts, with the reason: display only. It is not sent, stored, judged, counted or in an
 * address, and is lost with the view.
 */
const LOOKING: Readonly<Record<string, string>> = {
  'src/features/help/help-tree.tsx': 'on a phone the list of articles is folded into one line',
  'src/features/booking-search/search-strip.tsx': 'on a phone the search is folded into two lines',
  'src/features/offer-board/filter-parts.tsx': 'where the slider stands while a finger still moves it',
  'src/features/offer-board/settling-rows.ts': 'how much of a long list has been drawn',
  'src/features/offer-board/use-nearness.ts': 'whether a card has come near what is seen',
  'src/features/order-success/route-card.tsx': 'the lines of the total are folded',
  'src/frame/typed-search-page.tsx': 'whether a hand writes above an answer to what stood there before',
  'src/modes/cfs/box-plan.tsx': 'which pair of the grid is pointed at',
  'src/modes/cfs/slot-grid.tsx': 'which day of the grid a phone shows',
  'src/modes/lcl/load-card.tsx': 'what was pasted and not taken yet',
  'src/modes/lcl/pair-check.tsx': 'which pair of the grid is pointed at',
  'src/pages/home/lanes.tsx': 'whether the build has drawn this part',
  'src/trade/goods/dg-plate.tsx': 'what has opened under a hand stays open',
  'src/trade/goods/paste-rows.tsx': 'what was pasted and not taken yet',
  'src/trade/question/question-bar.tsx': 'on a phone the figures are folded into one line',
  'src/trade/segregation/segregation-card.tsx': 'which pair of the grid is pointed at',
};

const KEEPING = ['useState', 'useReducer', 'useOptimistic', 'useActionState'];

const keepsState = (path: string, source: string): boolean =>
  nodesOf(path, source, 'CallExpression').some((call) => KEEPING.includes(nameOf(call['callee']) ?? ''));

function hiddenStates(house: House): string[] {
  return sourcesOf(house)
    .filter(([path, source]) => isDrawn(path) && !(path in LOOKING) && keepsState(path, source))
    .map(([path]) => `${path} keeps a state that no chart shows`);
}

function namedInVain(house: House): string[] {
  return sourcesOf(house)
    .filter(([path, source]) => path in LOOKING && !keepsState(path, source))
    .map(([path]) => `${path} keeps no state any more`);
}

/** Readers of the computer clock: one derives gateway time from it, the others compare it with their own past. */
const OWN_CLOCK: readonly string[] = [
  'src/effects/clock.ts',
  'src/effects/chunk/chunk-reload.ts',
  'src/effects/gateway/send.ts',
  'src/effects/session/reloads.ts',
  'src/effects/session/tabs.ts',
];
const READS_CLOCK = /\bDate\.now\b|\bnew Date\(\)/;

const clocksRead = (house: House): string[] =>
  sourcesOf(house)
    .filter(([path, source]) => path.startsWith('src/') && READS_CLOCK.test(source) !== OWN_CLOCK.includes(path))
    .map(
      ([path]) => `${path} ${OWN_CLOCK.includes(path) ? 'reads no clock any more' : 'reads a clock that may be wrong'}`,
    );

const RUNNING = ['remainingWords', 'clockWords', 'daysLeft', 'daysLate'];
/** A list of orders is not printed, and its sentence shows the moment. */
const RUNS_APART = 'src/features/user-center/order-card.tsx';

const isOffPaper = (node: Node): boolean =>
  node.type === 'JSXAttribute' &&
  nameOf(node['name']) === 'className' &&
  JSON.stringify(node['value']).includes('print:hidden');

/** Running times below a node that no element hides in print. */
function runningIn(node: Node): string[] {
  const opening = node['openingElement'];
  if (isNode(opening) && (opening['attributes'] as Node[]).some(isOffPaper)) return [];
  const part = node.type === 'CallExpression' ? node['callee'] : node.type === 'MemberExpression' ? node : null;
  const own = RUNNING.filter((name) => name === nameOf(part));
  const below = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
  return [...own, ...below.flatMap(runningIn)];
}

const printedClocks = (house: House): string[] =>
  sourcesOf(house)
    .filter(([path]) => isDrawn(path) && path.endsWith('.tsx') && path !== RUNS_APART)
    .flatMap(([path, source]) =>
      runningIn(parse(path, source).program).map((name) => `${path} prints ${name}, which runs`),
    );

export const STATE_RULES: Rule[] = [
  {
    promise: 'every time of a page is reckoned by the gateway, not by the clock of the computer',
    faultsIn: clocksRead,
    plants: [
      { 'src/effects/a.ts': 'export const at = Date.now();' },
      { 'src/features/a/a.tsx': 'export const today = new Date();' },
      { 'src/effects/clock.ts': 'export const one = 1;' },
    ],
    allowed: [{ 'src/effects/a.ts': "import { houseNow } from './clock';\nexport const at = new Date(houseNow());" }],
  },
  {
    promise: 'what is drawn keeps no state but what is about the looking, each with its reason',
    faultsIn: (house) => [...hiddenStates(house), ...namedInVain(house)],
    plants: [
      { 'src/features/a/a.tsx': "import { useState } from 'react';\nconst [isSent, send] = useState(false);" },
      { 'src/trade/a/a.tsx': "import * as React from 'react';\nconst [a, b] = React.useReducer(c, 0);" },
      { 'src/modes/lcl/a.tsx': "import { useOptimistic } from 'react';\nuseOptimistic(1);" },
      { 'src/trade/goods/paste-rows.tsx': 'export const one = 1;' },
    ],
    allowed: [
      { 'src/ui/a.tsx': "import { useState } from 'react';\nuseState(1);" },
      { 'src/trade/goods/paste-rows.tsx': "import { useState } from 'react';\nuseState('');" },
    ],
  },
  {
    promise: 'paper shows moments, and no time that runs',
    faultsIn: printedClocks,
    plants: [
      { 'src/modes/a/a.tsx': 'export const A = () => <p role="timer">{clockWords(3)}</p>;' },
      { 'src/trade/a/a.tsx': 'export const A = () => <p className="text-12">{copy.left(remainingWords(3))}</p>;' },
      { 'src/features/a/a.tsx': 'export const A = ({ out }) => <p>{copy.free(out.daysLeft)}</p>;' },
    ],
    allowed: [
      { 'src/modes/a/a.tsx': 'export const A = () => <p className="text-12 print:hidden">{clockWords(3)}</p>;' },
      {
        'src/modes/a/a.tsx':
          'export const A = () => <div className={`print:hidden ${tone}`}><p>{remainingWords(3)}</p></div>;',
      },
    ],
  },
];
