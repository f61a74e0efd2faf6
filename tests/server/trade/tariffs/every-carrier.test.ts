import { expect, it } from 'vitest';

import { bookedMode, createModes } from '../../../../server/trade/modes';
import { createSea } from '../../../../server/trade/sea/sea';
import { validate } from '../../../../server/base/http/validate';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';
import { isPlace } from '../../../../server/world/ports/catalogue';
import { questionAt } from '../../../bench/searches/asked';
import { SEARCHES } from '../../../bench/searches/table';
import { distinctTariffs } from '../../../support/distinct-tariffs';
import { BOOKED_AT } from '../../../support/fcl-order';
import { untouchedWorld } from '../../../support/untouched-world';

const ASKED = 60;
/** Varies routes, goods and amounts. */
const STEP = 37;

const modes = createModes({ sea: createSea({}), isPlace, identityOf: identifyGoods });
const world = { ...untouchedWorld(BOOKED_AT), tariffs: distinctTariffs() };

type Priced = { detail: Record<string, unknown>; rates: Record<string, unknown> };

/** Entered figures of an offer, under what is the same for all carriers. */
const FIGURES = {
  FCL: ({ rates }: Priced) => ['box', rates['ocean']],
  AIR: ({ rates }: Priced) => ['flight', rates['ladder']],
  DOM: ({ detail, rates }: Priced) => [(detail['legs'] as unknown[]).length, rates['freight']],
  TANK: ({ detail, rates }: Priced) => [detail['tank'], rates['rent']],
  FLEXI: ({ rates }: Priced) => ['bag', [rates['share'], rates['bag']]],
} as const;

it.each(Object.entries(FIGURES))('an entered price of %s is the same for every carrier', (id, figuresOf) => {
  const mode = bookedMode(modes, id as keyof typeof FIGURES);
  const { wire, ...searches } = SEARCHES[id as keyof typeof FIGURES];
  let compared = 0;
  for (let at = 0; at < ASKED; at += 1) {
    const search = validate(wire.request, questionAt({ wire, ...searches }, at * STEP));
    const found = new Map<string, Map<string, Set<string>>>();
    for (const { offerId, supplier } of mode.search(search, world).offers) {
      const held = mode.offer(search, offerId, world);
      if (!held?.rates) continue;
      const [key, figures] = figuresOf({ detail: held.offer.detail, rates: held.rates } as Priced);
      const by = found.get(String(key)) ?? new Map<string, Set<string>>();
      by.set(JSON.stringify(figures), (by.get(JSON.stringify(figures)) ?? new Set()).add(supplier?.code ?? ''));
      found.set(String(key), by);
    }
    for (const by of found.values()) {
      expect([...by.keys()].slice(1), JSON.stringify(search)).toEqual([]);
      if ([...by.values()].some((carriers) => carriers.size > 1)) compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(5);
});
