import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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
    name: 'states',
    priority: 1,
    files: ['src/ui/show/block-states.tsx', 'src/ui/show/empty-state.tsx', 'src/ui/press/button-link.tsx'],
  },
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
      'domain/values/typed-number.ts',
      'domain/goods/verdict.ts',
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
      'contract/verdict.ts',
      'src/effects/booking/find-options.ts',
    ],
  },
  { name: 'sailings', priority: 1, files: ['src/app/entries/shipping-fcl.tsx', 'domain/offer/sailing-choice.ts'] },
  {
    name: 'departures',
    priority: 1,
    files: [
      'domain/modes/lcl/asked.ts',
      'domain/modes/lcl/glance.ts',
      'domain/modes/lcl/list.ts',
      'domain/modes/lcl/tons.ts',
    ],
  },
  // What a list of offers is made of, whatever their mode.
  {
    name: 'board',
    priority: 1,
    files: [
      'src/app/compose/compose-board.ts',
      'src/features/offer-board/etd-strip.tsx',
      'src/features/offer-board/sorts.tsx',
      'machines/booking/offer-board/offer-board.view.ts',
      'src/features/quoting/quoting.tsx',
      'src/features/quoting/quote-choice.tsx',
      'src/effects/booking/name-search.ts',
      'src/effects/market/quotes.ts',
      'src/effects/market/search-failure.ts',
      'src/trade/compare/compare-bar.tsx',
      'src/trade/cutoff-line.tsx',
      'src/trade/offer/charge-lines.tsx',
      'src/trade/offer/more-button.tsx',
      'src/trade/offer/offer-verdict.tsx',
      'src/trade/offer/voyage.tsx',
    ],
  },
  // What the first wish for a dialog waits for.
  { name: 'flows', priority: 1, files: ['src/app/compose/compose-flows.ts'] },
  // What the results of full containers wait for, from the calls to the list.
  { name: 'results', priority: 0, files: ['src/modes/fcl/fcl-results.tsx', 'src/app/calls/sailing-calls.ts'] },
];

/** The runtime of the bundler belongs to what every page needs. */
const RUNTIME = /rolldown\/runtime/;

/** Ends the build where a file has moved that a group names. */
export function demandFiles(root: string): void {
  const gone = GROUPS.flatMap(({ files }) => files).filter((file) => !existsSync(join(root, file)));
  if (gone.length > 0) throw new Error(`scripts/build/groups.ts names files that are gone: ${gone.join(', ')}`);
}

/** The groups as the bundler asks for them. */
export const groupsIn = (root: string) =>
  GROUPS.map(({ name, priority, files }) => {
    const known = new Set(files);
    const isOurs = (id: string) => known.has(relative(root, id).split(sep).join('/'));
    return { name, priority, test: (id: string) => isOurs(id) || (name === 'site' && RUNTIME.test(id)) };
  });
