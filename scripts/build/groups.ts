import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { searchesIn } from './searches';

type Group = { name: string; priority: number; files: readonly string[] };

/**
 * What comes together comes as one file: packed together it is a fifth smaller than in pieces. A group is named by the
 * files that others ask for, by their whole paths; what these need comes along, unless a group above has it. First what
 * every page needs at once, then what every page fetches when it rests, then what some pages share.
 */
export const GROUPS: readonly Group[] = [
  { name: 'site', priority: 3, files: ['src/main.tsx'] },
  // What the login and the lists share.
  {
    name: 'base',
    priority: 2,
    files: [
      'machines/support/shelf.ts',
      'domain/values/days.ts',
      'domain/values/query.ts',
      'domain/modes/index.ts',
      'src/ui/mark/icon.tsx',
      'src/ui/form/checkbox.tsx',
      'src/ui/form/text-field.tsx',
      'src/ui/press/icon-button.tsx',
      'src/ui/press/link-button.tsx',
      'src/ui/layer/dialog.tsx',
      'src/ui/layer/dialog-title.tsx',
      'src/ui/mark/badge.tsx',
      'src/ui/press/button-link.tsx',
      'src/ui/press/text-link.tsx',
      'src/ui/show/block-states.tsx',
      'src/ui/show/empty-state.tsx',
      'src/ui/show/status-strip.tsx',
      'src/ui/show/tabs.tsx',
    ],
  },
  {
    name: 'rest',
    priority: 2,
    files: [
      'src/features/login/login-dialog.tsx',
      'src/layouts/header/site-header.tsx',
      'src/features/notices/notices.tsx',
      'src/app/compose/compose-trim.ts',
    ],
  },
  {
    name: 'gateway',
    priority: 1,
    files: [
      'src/effects/gateway/gateway.ts',
      'src/effects/gateway/handed-over.ts',
      'src/effects/home/shelf-failure.ts',
      'contract/endpoint.ts',
    ],
  },
  { name: 'page', priority: 1, files: ['src/features/page/page-head.tsx', 'src/features/page/service-page.tsx'] },
  {
    name: 'shelf',
    priority: 1,
    files: [
      'src/copy/shelf.ts',
      'src/copy/latest-news.ts',
      'src/app/use-lead-on.ts',
      'src/effects/news/load-news-list.ts',
      'src/effects/news/dated.ts',
    ],
  },
  {
    name: 'search',
    priority: 1,
    files: [
      'src/features/booking-search/use-search-parts.ts',
      'src/features/booking-search/search-bar.tsx',
      'src/features/booking-search/answer-strip.tsx',
      'src/features/booking-search/danger-switch.tsx',
      'src/features/port-picker/picker.tsx',
      'machines/booking/booking-search/booking-search.machine.ts',
      'machines/booking/picker/picker.machine.ts',
      'domain/offer/sailing-address.ts',
      'src/effects/booking/open-page.ts',
      'src/effects/booking/nothing-recalled.ts',
      'src/effects/market/address-watcher.ts',
    ],
  },
  // Numbers, moments and the clock of an offer: the home page and the results of a search say them.
  {
    name: 'figures',
    priority: 1,
    files: [
      'domain/offer/containers.ts',
      'domain/offer/cutoffs.ts',
      'domain/offer/charges.ts',
      'domain/values/money.ts',
      'domain/values/moments.ts',
      'domain/order/staying.ts',
      'domain/places/nearby.ts',
      'domain/values/thousandths.ts',
      'domain/values/typed-number.ts',
      'domain/goods/verdict.ts',
      'src/copy/cutoffs.ts',
      'src/copy/fill.ts',
      'src/trade/numbers.ts',
      'src/copy/moment-words.ts',
      'src/ui/mark/work-icon.tsx',
      'src/ui/mark/verdict-pill.tsx',
      'src/effects/second-ticker.ts',
      'machines/support/clock.ts',
    ],
  },
  {
    name: 'known',
    priority: 1,
    files: [
      'domain/goods/segregation.ts',
      'contract/dangerous-goods.ts',
      'contract/charges.ts',
      'contract/cutoffs.ts',
      'contract/services.ts',
      'contract/verdict.ts',
      'machines/support/library-region.ts',
      'src/effects/booking/find-options.ts',
      'src/effects/booking/searches.ts',
      'src/effects/orders/load-goods.ts',
      'src/ui/mark/hazard-diamond.tsx',
    ],
  },
  // What goods are judged by as they are typed: on the page of a search, in the form of an order, at the desk.
  {
    name: 'judging',
    priority: 1,
    files: [
      'domain/goods/fire-class.ts',
      'domain/goods/watched.ts',
      'domain/order/blocks/boxes.ts',
      'domain/order/blocks/fault.ts',
      'domain/order/blocks/load.ts',
      'domain/order/findings/carriage.ts',
      'domain/order/findings/segregation.ts',
      'domain/order/hazards.ts',
      'domain/order/own-findings.ts',
      'src/copy/segregation.ts',
      'src/trade/segregation/segregation-grid.tsx',
    ],
  },
  // What every page that searches comes with.
  {
    name: 'offers',
    priority: 1,
    files: [
      'src/trade/offer/nothing-left.tsx',
      'src/app/answered/use-page-actor.ts',
      'src/app/compose/compose-schedule.ts',
      'src/app/doors/service-intro.tsx',
      'src/app/doors/use-is-here.ts',
      'src/effects/market/save-rows.ts',
      'src/frame/search-page.tsx',
      'domain/offer/enquiry-of.ts',
      'domain/offer/sailing-choice.ts',
    ],
  },
  // What a page on which goods are typed has besides.
  {
    name: 'load',
    priority: 1,
    files: [
      'domain/goods/air/aircraft.ts',
      'domain/goods/air/limit.ts',
      'domain/goods/freezing.ts',
      'domain/goods/tank/density.ts',
      'domain/goods/tank/fill.ts',
      'domain/goods/tank/flexitank.ts',
      'domain/goods/tank/liquids.ts',
      'domain/offer/climate.ts',
      'src/app/doors/load-search.tsx',
      'src/frame/load-page.tsx',
    ],
  },
  // What a list of offers is made of, whatever their mode.
  {
    name: 'board',
    priority: 1,
    files: [
      'domain/offer/charge-lines.ts',
      'domain/offer/free-time.ts',
      'domain/offer/left-out.ts',
      'src/app/answered/answered-page.tsx',
      'src/app/calls/schedule-calls.ts',
      'src/app/compose/compose-board.ts',
      'src/frame/results.tsx',
      'src/features/offer-board/etd-strip.tsx',
      'src/features/offer-board/filters.tsx',
      'src/features/offer-board/quick-filters.tsx',
      'src/features/offer-board/sorts.tsx',
      'machines/booking/offer-board/offer-board.view.ts',
      'src/features/quoting/quoting.tsx',
      'src/features/quoting/quote-choice.tsx',
      'src/effects/booking/name-search.ts',
      'src/effects/market/other-sailings.ts',
      'src/effects/market/quotes.ts',
      'src/effects/market/search-failure.ts',
      'src/trade/compare/compare-bar.tsx',
      'src/trade/compare/compare-tick.tsx',
      'src/trade/cutoff-list.tsx',
      'src/trade/cutoff-line.tsx',
      'src/trade/offer/charge-lines.tsx',
      'src/trade/offer/more-button.tsx',
      'src/trade/offer/offer-verdict.tsx',
      'src/trade/offer/voyage.tsx',
      'src/copy/trade/panels.ts',
      'src/trade/section.tsx',
    ],
  },
  // What a gate asks of whoever drives up to it.
  { name: 'gate', priority: 1, files: ['src/copy/truck.ts'] },
  // What the first wish for a dialog waits for.
  { name: 'flows', priority: 1, files: ['src/app/compose/compose-flows.ts'] },
];

/** The runtime of the bundler belongs to what every page needs. */
const RUNTIME = /rolldown\/runtime/;

/** What of a mode comes with its page, and what once something is asked. */
export const piecesOfMode = (mode: string) => [mode, `${mode}-results`] as const;

/** Each mode that is searched has two files of its own: its page, and its results from the calls to the list. */
function groupsOfModes(root: string): Group[] {
  const searches = searchesIn(root);
  return [
    ...searches.map(({ mode, entry }) => ({ name: piecesOfMode(mode)[0], priority: 0, files: [entry] })),
    ...searches.map(({ mode, results }) => ({ name: piecesOfMode(mode)[1], priority: 0, files: results })),
  ];
}

/** Ends the build where a file has moved that a group names. */
export function demandFiles(root: string): void {
  const gone = GROUPS.flatMap(({ files }) => files).filter((file) => !existsSync(join(root, file)));
  if (gone.length > 0) throw new Error(`scripts/build/groups.ts names files that are gone: ${gone.join(', ')}`);
}

/** The groups as the bundler asks for them. */
export const groupsIn = (root: string) =>
  [...GROUPS, ...groupsOfModes(root)].map(({ name, priority, files }) => {
    const isOurs = (id: string) => files.includes(relative(root, id).split(sep).join('/'));
    return { name, priority, test: (id: string) => isOurs(id) || (name === 'site' && RUNTIME.test(id)) };
  });
