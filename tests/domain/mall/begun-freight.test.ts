import { describe, expect, it } from 'vitest';

import { waysOf } from '../../../domain/mall/landed';
import { PACK_FORMS, type PackForm } from '../../../domain/mall/product';
import { carryingOf, freightBegun } from '../../../domain/modes/mall/begun-freight';
import { vesselsFor } from '../../../domain/modes/mall/carried';
import { mallQuoteFor } from '../../support/mall-order';

const quote = mallQuoteFor('fetched');
const [, glycol] = quote.search.lines;
const only = (form: PackForm, kg = 20_500) => ({
  search: { ...quote.search, lines: glycol ? [{ ...glycol, kg, sold: { ...glycol.sold, form } }] : [] },
});

describe('a freight order that is begun for a purchase', () => {
  it('is offered by the modes that could carry all of it', () => {
    expect(carryingOf(only('D200'))).toEqual(['FCL', 'LCL', 'AIR', 'RAIL', 'DOM', 'TRUCK']);
    expect(carryingOf(only('BULK'))).toEqual(['TANK', 'FLEXI', 'TRUCK']);
    expect(carryingOf(only('BAG'))).toEqual(['FLEXI']);
    expect(carryingOf(quote), 'of which some is dangerous').toEqual(['FCL', 'LCL', 'AIR', 'RAIL', 'TRUCK']);
    const lines = [...only('BULK').search.lines, ...only('D200').search.lines];
    expect(carryingOf({ search: { ...quote.search, lines } }), 'nothing carries both').toEqual([]);
  });

  it('goes by what the shop prices its delivery by', () => {
    const wayIn = { TANK: 'TANK', BAG: 'BAG', PACKS: 'BOX' } as const;
    for (const form of PACK_FORMS) {
      const ways = waysOf({ isDanger: false, gate: 'OPEN', state: 'LIQUID' }, { form });
      const [first = 'PACKS'] = vesselsFor(form);
      expect(ways, form).toContain(wayIn[first]);
    }
  });

  it('has its goods, how much of them and the port of their store filled in, as the search of each mode reads them', () => {
    expect(decodeURIComponent(freightBegun('TANK', only('BULK')))).toBe(
      `/tankIndex?org=${quote.search.city}&d=N&goods=乙二醇&q=20.5&kg=20500`,
    );
    expect(decodeURIComponent(freightBegun('TRUCK', only('BULK')))).toBe('/haul?d=N&goods=乙二醇&q=20.5&kg=20500');
    expect(decodeURIComponent(freightBegun('FCL', only('D200')))).toBe(
      `/shippingFcl?org=${quote.search.city}&d=N&goods=乙二醇`,
    );
    expect(freightBegun('LCL', quote), 'of several nobody guesses which is meant').toBe(
      `/shippingLcl?org=${quote.search.city}`,
    );
    expect(freightBegun('RAIL', quote)).toBe('/railWayIndex');
  });
});
