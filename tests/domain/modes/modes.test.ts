import { describe, expect, it } from 'vitest';

import { BOOKING_MODES, MODE_IDS, MODES } from '../../../domain/mode-ids';
import { OLD_IDS } from '../../../domain/modes/old-ids';
import { ORDER_STATES } from '../../../domain/order/life/lifecycle';
import { MODE_STATES } from '../../../domain/order/life/mode-states';
import { ROUTES, type RouteName } from '../../../domain/routes';

const HOUR = 3_600_000;
const of = <TKey extends keyof (typeof MODES)['FCL']>(key: TKey) =>
  Object.fromEntries(MODE_IDS.map((mode) => [mode, MODES[mode][key]]));

describe('mode table', () => {
  it('has one set of ids', () => {
    expect(MODE_IDS.join(' ')).toBe('FCL LCL AIR RAIL CFS WH TANK FLEXI DOM TRUCK DGD ENQ MALL');
    expect(BOOKING_MODES.join(' ')).toBe('FCL LCL AIR RAIL CFS WH TANK FLEXI DOM TRUCK DGD MALL');
    expect(Object.values(OLD_IDS), 'trucks never had another').toEqual(BOOKING_MODES.filter((id) => id !== 'TRUCK'));
  });

  it('has its own order prefix for each mode', () => {
    expect(Object.values(of('prefix')).join(' ')).toBe('FC LC AR RW CF WH TK FX DM TR DG EQ ML');
  });

  it('has the price lock of each mode', () => {
    expect(of('lockMs')).toEqual({
      FCL: 24 * HOUR,
      LCL: 24 * HOUR,
      AIR: 12 * HOUR,
      RAIL: 24 * HOUR,
      CFS: 72 * HOUR,
      WH: 72 * HOUR,
      TANK: 48 * HOUR,
      FLEXI: 24 * HOUR,
      DOM: 24 * HOUR,
      TRUCK: 12 * HOUR,
      DGD: 168 * HOUR,
      ENQ: null,
      MALL: 24 * HOUR,
    });
  });

  it('has another step key for modes whose search and form share an address', () => {
    expect(MODE_IDS.filter((mode) => MODES[mode].stepKey === 'at')).toEqual(['LCL', 'CFS', 'TANK', 'FLEXI', 'MALL']);
  });

  it('restricts order pages to the owner', () => {
    const routes = Object.values(MODES).map((facts) => facts.routes);
    const isOwners = (name: RouteName) => ROUTES[name].access === 'owner';
    expect(routes.flatMap(({ success }) => success ?? []).every(isOwners)).toBe(true);
    expect(routes.flatMap(({ search, order }) => [search, order]).some(isOwners)).toBe(false);
  });

  it.each(MODE_IDS.filter((mode) => mode !== 'ENQ'))('leads an order of %s forward from its confirmation', (mode) => {
    const states = MODE_STATES[mode];
    expect([states.at(0), states.at(1), states.at(-1)]).toEqual(['CONFIRMED', 'BOOKED', 'COMPLETED']);
    expect(states).toEqual(ORDER_STATES.filter((state) => states.includes(state)));
  });
});
