import { expect } from 'vitest';

import type { Quote } from '../../../domain/offer/offer';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { soldForm, unsoldFaults } from '../../../domain/order/money/sold';
import { AIR_CASE } from '../modes/cases/air';
import { CFS_CASE } from '../modes/cases/cfs';
import { DGD_CASE } from '../modes/cases/dgd';
import { DOM_CASE } from '../modes/cases/dom';
import { ENQ_CASE } from '../modes/cases/enq';
import { FCL_CASE } from '../modes/cases/fcl';
import { FLEXI_CASE } from '../modes/cases/flexi';
import { LCL_CASE } from '../modes/cases/lcl';
import { MALL_CASE } from '../modes/cases/mall';
import { RAIL_CASE } from '../modes/cases/rail';
import { TANK_CASE } from '../modes/cases/tank';
import { TRUCK_CASE } from '../modes/cases/truck';
import { WH_CASE } from '../modes/cases/wh';
import { judged, type Kind, notAsked } from './cell';

type Sampled<TForm extends OrderForm, TQuote extends Quote> = {
  mode: OrderMode<TForm, TQuote>;
  samples: readonly [{ form: TForm; facts: OrderFacts<TQuote> }, ...unknown[]];
};

const SERVICE = 'XX';
const YEN = '5';

/** The gateway rejects an unsold choice by name, and the form drops it and keeps its price. */
const held = <TForm extends OrderForm, TQuote extends Quote>(
  { mode, samples: [{ form, facts }] }: Sampled<TForm, TQuote>,
  change: Pick<Partial<OrderForm>, 'services' | 'currency'>,
  path: string,
) =>
  judged(() => {
    const { quote } = facts;
    if (!quote) throw new Error('a sample is judged at a price');
    const changed = { ...form, ...change };
    const sound = mode.price(form, quote, facts.goodsOf);
    expect(sound).not.toBeNull();
    expect(mode.price(soldForm(mode, changed, quote), quote, facts.goodsOf)).toStrictEqual(sound);
    const faults = unsoldFaults(mode, changed, quote, (code) => `<${code}>`);
    expect(faults.map((one) => one.path)).toStrictEqual([path]);
  });

const service = <TForm extends OrderForm, TQuote extends Quote>(of: Sampled<TForm, TQuote>) =>
  held(of, { services: [...of.samples[0].form.services, SERVICE] }, 'services');
const currency = <TForm extends OrderForm, TQuote extends Quote>(of: Sampled<TForm, TQuote>) =>
  held(of, { currency: YEN }, 'currency');

const unpriced = notAsked('asks for a price and has none', () => {
  expect('price' in ENQ_CASE.mode).toBe(false);
});

export const SERVICES: Kind = {
  name: 'services',
  cells: {
    FCL: service(FCL_CASE),
    AIR: service(AIR_CASE),
    RAIL: service(RAIL_CASE),
    DOM: service(DOM_CASE),
    TANK: service(TANK_CASE),
    LCL: service(LCL_CASE),
    FLEXI: service(FLEXI_CASE),
    WH: service(WH_CASE),
    CFS: service(CFS_CASE),
    TRUCK: service(TRUCK_CASE),
    DGD: service(DGD_CASE),
    MALL: service(MALL_CASE),
    ENQ: unpriced,
  },
};

export const CURRENCIES: Kind = {
  name: 'currencies',
  cells: {
    FCL: currency(FCL_CASE),
    AIR: currency(AIR_CASE),
    RAIL: currency(RAIL_CASE),
    DOM: currency(DOM_CASE),
    TANK: currency(TANK_CASE),
    LCL: currency(LCL_CASE),
    FLEXI: currency(FLEXI_CASE),
    WH: currency(WH_CASE),
    CFS: currency(CFS_CASE),
    TRUCK: currency(TRUCK_CASE),
    DGD: currency(DGD_CASE),
    MALL: currency(MALL_CASE),
    ENQ: unpriced,
  },
};
