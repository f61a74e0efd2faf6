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
import { compareCopy, sailingsCopy as copy } from '../../../src/copy/sailings';
import { Sailings } from '../../../src/modes/fcl/sailings/sailings';
import { SAILINGS } from '../../../stories/booking/sailings.fixtures';
import { walkView } from '../../support/model/walk-view';
import { offerBoardPlan } from '../../support/plans/booking/offer-board.plan';

const DESK = 1440;
const TABLET = 800;

/** A wish that this screen has no control for just now. */
let late: (event: OfferBoardEvent) => Promise<void>;

const vesselOf = (id: string) => SAILINGS.find(({ sailingId }) => sailingId === id)?.vessel ?? id;

const isThere = (role: 'button' | 'checkbox' | 'radio', name: string | RegExp) =>
  screen.queryAllByRole(role, { name }).length === 1;

const press = (role: 'button' | 'checkbox' | 'radio', name: string | RegExp, event: OfferBoardEvent) =>
  isThere(role, name) ? person.press(role, name) : late(event);

const deaf = { addEventListener: () => {}, removeEventListener: () => {} };

/** The drawer stands where the rail has no room. */
async function openFilters(event: OfferBoardEvent) {
  await person.sitsBefore(TABLET);
  await press('button', copy.filter.open, event);
}

async function limit(event: Extract<OfferBoardEvent, { type: 'filter.change' }>) {
  await person.sitsBefore(DESK);
  const slider = screen.queryByRole('slider', { name: new RegExp(copy.filter.mostPaid) });
  if (!slider || event.change.mostPaid !== 2_600) return late(event);
  fireEvent.change(slider, { target: { value: '2600' } });
  fireEvent.blur(slider);
}

async function toggle(event: Extract<OfferBoardEvent, { type: 'card.toggle' }>) {
  vi.stubGlobal('matchMedia', () => ({ ...deaf, matches: event.isAlone }));
  await press('button', new RegExp(`^(${copy.more}|${copy.less}) ${vesselOf(event.id)}$`), event);
}

async function delay(event: Extract<OfferBoardEvent, { type: 'delay.change' }>) {
  if (event.days !== 6) return late(event);
  await press('button', copy.freeTime.more, event);
}

const compare = (event: Extract<OfferBoardEvent, { type: 'compare.toggle' }>) =>
  isThere('checkbox', `${copy.compare} ${vesselOf(event.id)}`)
    ? person.press('checkbox', `${copy.compare} ${vesselOf(event.id)}`)
    : press('button', compareCopy.remove(vesselOf(event.id)), event);

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
  mount: (actor) => {
    late = (event) => person.witnesses(() => actor.send(event));
    return <Sailings actor={actor} renderChoice={() => null} />;
  },
  perform: {
    'filter.change': limit,
    'filter.clear': (event) => press('button', copy.filter.clear, event),
    'filters.open': openFilters,
    'sort.choose': (event) => press('radio', copy.sorts[event.sort as ShipSort], event),
    'week.turn': (event) => press('button', event.by === 1 ? copy.days.later : copy.days.earlier, event),
    'card.toggle': toggle,
    'delay.change': delay,
    'compare.toggle': compare,
    'compare.clear': (event) => press('button', compareCopy.clear, event),
    'compare.open': (event) => press('button', compareCopy.start, event),
    'panel.close': (event) => press('button', new RegExp(`^(${copy.filter.close}|${compareCopy.close})$`), event),
  },
  look,
});
