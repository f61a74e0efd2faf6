import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BOX_TYPES } from '../../../domain/offer/search';
import { DRY_BOXES } from '../../../domain/mode-ids';
import { ORDER_STATES } from '../../../domain/order/life/lifecycle';
import { mayChangeTrucks } from '../../../domain/order/trucks/truck';
import { StuffingLink } from '../../../src/modes/fcl/fcl-success-page';
import { EnquiryCaseView } from '../../../src/modes/enq/case-page';
import { RoomsView } from '../../../src/modes/wh/rooms';
import { ROOM } from '../../../stories/modes/wh.fixtures';
import rooms from '../../../stories/modes/wh-rooms.stories';
import enquiry from '../../../stories/order/enquiry-case.stories';
import { ANSWERED, AS_DOM, AS_TANK, OTHER_WAY } from '../../../stories/order/enquiry-case.fixtures';
import { order } from '../../../stories/order/orders.fixtures';

const isDry = (type: string): boolean => DRY_BOXES.some((one) => one === type);
const linked = (): boolean => screen.queryByRole('link', { name: '约内装' }) !== null;

describe('stuffing station link', () => {
  const early = ORDER_STATES.find((state) => mayChangeTrucks(state)) ?? 'CONFIRMED';

  it.each(BOX_TYPES)('is shown for dry containers and hidden beside a %s it does not stuff', (type) => {
    const boxes = [
      { type: '20GP', count: 1 },
      { type, count: 2 },
    ];
    render(<StuffingLink order={{ ...order, state: early, boxes }} />);
    expect(linked()).toBe(isDry(type));
  });

  it.each(ORDER_STATES)('is shown while trucks may change: %s', (state) => {
    render(<StuffingLink order={{ ...order, state, boxes: [{ type: '20GP', count: 1 }] }} />);
    expect(linked()).toBe(mayChangeTrucks(state));
  });
});

describe('enquiry answer', () => {
  it.each([
    ['a full container for a full container', ANSWERED, false],
    ['a tank for a tank', AS_TANK, false],
    ['a ship within the country for one', AS_DOM, false],
    ['a full container for a tank', OTHER_WAY, true],
    ['a tank for a full container', { ...AS_TANK, form: ANSWERED.form }, true],
  ])('mentions another mode only when it differs: %s', (_, asked, isOther) => {
    const { args } = enquiry;
    render(<EnquiryCaseView {...args} view={{ ...args.view, enquiry: asked, state: asked.state }} />);
    expect(screen.queryByText(/^您想用/) !== null).toBe(isOther);
    expect(screen.queryByText(/^[^您]+报价，接受后按/) !== null).toBe(!isOther);
  });
});

describe('city without a warehouse for the goods', () => {
  it('lists other cities by distance with their nearest warehouse', () => {
    const room = (city: string, km: number) => ({
      ...ROOM,
      offerId: `${city} ${km}`,
      org: { ...ROOM.org, code: city, nameCn: city },
      detail: { ...ROOM.detail, isInCity: false, away: ROOM.detail.away && { ...ROOM.detail.away, km } },
    });
    const offers = [room('乙市', 310), room('甲市', 95), room('丙市', 2_040), room('乙市', 120), room('甲市', 240)];
    const { args } = rooms;
    render(<RoomsView {...args} view={{ ...args.view, offers, rows: [] }} />);
    expect(screen.getByText(/最近的在/).textContent).toMatch(
      /最近的在：甲市（约 95 km）、乙市（约 120 km）、丙市（约 2040 km）$/,
    );
  });
});
