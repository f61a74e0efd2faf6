import { person } from '#person';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

import { FCL_LIST } from '../../../domain/modes/fcl/list';
import {
  selectOfferBoardOf,
  type OfferBoardEvent,
  type OfferBoardSnapshot,
} from '../../../machines/booking/offer-board';
import type { ShipSort } from '../../../domain/offer/sailing-choice';
import { compareCopy, sailingsCopy as copy } from '../../../src/copy/search/sailings';
import { Sailings } from '../../../src/modes/fcl/sailings/sailings';
import { SAILINGS } from '../../../stories/booking/sailings.fixtures';
import { elsewhere, late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { offerBoardPlan } from '../../support/plans/booking/offer-board.plan';

const DESK = 1440;
const TABLET = 800;

const vesselOf = (id: string) => SAILINGS.find(({ sailingId }) => sailingId === id)?.vessel ?? id;

const deaf = { addEventListener: () => {}, removeEventListener: () => {} };

/** The filter drawer replaces the rail on narrow screens. */
async function openFilters() {
  await person.sitsBefore(TABLET);
  return pressOrLate('button', copy.filter.open);
}

async function limit(event: Extract<OfferBoardEvent, { type: 'filter.change' }>) {
  await person.sitsBefore(DESK);
  const slider = screen.queryByRole('slider', { name: new RegExp(copy.filter.mostPaid) });
  if (event.change.mostPaid !== 2_600) return elsewhere();
  if (!slider) return late();
  fireEvent.change(slider, { target: { value: '2600' } });
  fireEvent.blur(slider);
  return undefined;
}

/** A filtered-out offer has no card, and a dialog blocks the cards. */
async function toggle({ id, isAlone }: Extract<OfferBoardEvent, { type: 'card.toggle' }>, now: OfferBoardSnapshot) {
  const { rows, isFiltering, isComparing } = selectOfferBoardOf(FCL_LIST)(now);
  if (isFiltering || isComparing || !rows.some(({ sailingId }) => sailingId === id)) return elsewhere();
  vi.stubGlobal('matchMedia', () => ({ ...deaf, matches: isAlone }));
  return pressOrLate('button', new RegExp(`^(${copy.more}|${copy.less}) ?${vesselOf(id)}$`));
}

async function delay(event: Extract<OfferBoardEvent, { type: 'delay.change' }>) {
  return event.days === 6 ? pressOrLate('button', copy.freeTime.more) : elsewhere();
}

/** A compared card can be removed in place, or in the bar when a filter hides it. */
function compare({ id }: Extract<OfferBoardEvent, { type: 'compare.toggle' }>, now: OfferBoardSnapshot) {
  const { rows, isFiltering, isComparing } = selectOfferBoardOf(FCL_LIST)(now);
  if (isFiltering || isComparing) return elsewhere();
  const [role, verb] = rows.some(({ sailingId }) => sailingId === id)
    ? (['checkbox', copy.compare] as const)
    : (['button', compareCopy.remove('')] as const);
  return pressOrLate(role, new RegExp(`^${verb.trim()} ?${vesselOf(id)}$`));
}

afterEach(() => vi.unstubAllGlobals());

function look(now: OfferBoardSnapshot) {
  const { rows, strip, open, compared, isFiltering, isComparing, sort } = selectOfferBoardOf(FCL_LIST)(now);
  const dialog = screen.queryByRole('dialog');
  expect(dialog !== null).toBe(isFiltering || isComparing);
  if (isComparing) expect(dialog?.querySelectorAll('thead th')).toHaveLength(compared.length + 1);
  const cards = [...document.querySelectorAll(':not([hidden]) > [role=listitem] > article')].map((card) =>
    card.getAttribute('aria-label'),
  );
  expect(cards, 'every row of the list, in its order').toEqual(
    rows.map(({ carrier, vessel, voyage }) => `${carrier.nameCn} ${vessel} ${voyage}`),
  );
  expect(document.body.textContent?.includes(copy.nothing.title)).toBe(rows.length === 0);
  const days = [...document.querySelectorAll('[aria-pressed]')].map((day) => day.textContent?.slice(0, 5));
  expect(days).toEqual(strip.days.map(({ day }) => day.slice(5)));
  const opened = [...document.querySelectorAll(':not([hidden]) > [role=listitem] [aria-expanded=true]')];
  expect(opened).toHaveLength(open.filter((id) => rows.some(({ sailingId }) => sailingId === id)).length);
  expect(document.querySelector<HTMLInputElement>('input[name=sort]:checked')?.parentElement?.textContent).toBe(
    copy.sorts[sort as ShipSort],
  );
  expect(document.body.textContent?.includes(compareCopy.count(compared.length))).toBe(compared.length > 0);
}

walkView({
  plan: offerBoardPlan,
  mount: (actor) => <Sailings actor={actor} renderChoice={() => null} />,
  perform: {
    'filter.change': limit,
    'filter.clear': () => pressOrLate('button', copy.filter.clear),
    'filters.open': openFilters,
    'sort.choose': (event) => pressOrLate('radio', copy.sorts[event.sort as ShipSort]),
    'week.turn': (event) => pressOrLate('button', event.by === 1 ? copy.days.later : copy.days.earlier),
    'card.toggle': toggle,
    'delay.change': delay,
    'compare.toggle': compare,
    'compare.clear': () => pressOrLate('button', compareCopy.clear),
    'compare.open': () => pressOrLate('button', compareCopy.start),
    'panel.close': () => pressOrLate('button', new RegExp(`^(${copy.filter.close}|${compareCopy.close})$`)),
  },
  byWorld: {
    'settings.set': 'the page',
  },
  look,
});
