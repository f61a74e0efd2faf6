import { expect } from 'vitest';

import type { Amount } from '../../../domain/offer/measure';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
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
  mode: Pick<OrderMode<TForm, TQuote>, 'acceptance' | 'fit'>;
  samples: readonly [{ form: TForm; facts: OrderFacts<TQuote> }, ...unknown[]];
};

/** Amounts the valid form takes, counted by hand, and its quote with given remaining amounts. */
type Counted<TQuote extends Quote> = { needs: readonly Amount[]; withLeft: (quote: TQuote, left: Amount[]) => TQuote };

const inOffer = <TQuote extends Quote>(quote: TQuote, left: Amount[]): TQuote => ({
  ...quote,
  offer: { ...quote.offer, left },
});

/** Each measure alone: exactly enough, one unit too little, and a third. */
const counted = <TForm extends OrderForm, TQuote extends Quote>(
  { mode, samples: [{ form, facts }] }: Sampled<TForm, TQuote>,
  { needs, withLeft }: Counted<TQuote>,
) =>
  judged(() => {
    if (!facts.quote) throw new Error('a sample is judged at a price');
    const quote = facts.quote;
    expect(mode.fit.room(form, quote).needs).toStrictEqual(needs);
    const shortBy = (left: Amount[]) => {
      const { level, findings } = mode.acceptance(form, { ...facts, quote: withLeft(quote, left) });
      const short = findings.filter(({ about, level: one }) => about === 'ROOM' && one === 'BLOCK');
      expect(level === 'BLOCK').toBe(short.length > 0);
      return short.length;
    };
    expect(shortBy([...needs])).toBe(0);
    for (const { measure, amount } of needs)
      for (const left of [amount - 1, Math.floor(amount / 3)])
        expect(
          shortBy(needs.map((one) => (one.measure === measure ? { measure, amount: left } : one))),
          `${left} of ${amount} ${measure}`,
        ).toBe(1);
  });

const nothingCounted = <TForm extends OrderForm, TQuote extends Quote>(
  because: string,
  { mode, samples: [{ form, facts }] }: Sampled<TForm, TQuote>,
) =>
  notAsked(because, () => {
    expect(facts.quote && mode.fit.room(form, facts.quote)).toStrictEqual({ needs: [], left: [] });
  });

/** Kind: the form fits into the remaining amounts. */
export const ROOM: Kind = {
  name: 'room',
  cells: {
    FCL: counted(FCL_CASE, { needs: [{ measure: 'BOX', amount: 1 }], withLeft: inOffer }),
    // Counted in weight: 100 kg exceed the volumetric weight of two drums of 0.288 m³.
    AIR: counted(AIR_CASE, { needs: [{ measure: 'G', amount: 100_000 }], withLeft: inOffer }),
    RAIL: counted(RAIL_CASE, { needs: [{ measure: 'TEU', amount: 2 }], withLeft: inOffer }),
    DOM: counted(DOM_CASE, { needs: [{ measure: 'BOX', amount: 3 }], withLeft: inOffer }),
    TRUCK: counted(TRUCK_CASE, { needs: [{ measure: 'TRUCK', amount: 1 }], withLeft: inOffer }),
    TANK: counted(TANK_CASE, {
      needs: [
        { measure: 'TANK', amount: 2 },
        { measure: 'BOX', amount: 2 },
      ],
      withLeft: inOffer,
    }),
    LCL: counted(LCL_CASE, {
      needs: [
        { measure: 'L', amount: 1_050 },
        { measure: 'G', amount: 860_000 },
      ],
      withLeft: (quote, left) => {
        const of = (measure: string) => (left.find((one) => one.measure === measure)?.amount ?? 0) / 1000;
        const boxes = quote.offer.detail.boxes.map((box) => ({ ...box, leftM3: of('L'), leftKg: of('G') }));
        return { ...quote, offer: { ...quote.offer, detail: { ...quote.offer.detail, boxes } } };
      },
    }),
    FLEXI: counted(FLEXI_CASE, {
      needs: [
        { measure: 'BOX', amount: 1 },
        { measure: 'TEAM', amount: 1 },
      ],
      withLeft: (quote, left) => {
        const team = left.find(({ measure }) => measure === 'TEAM')?.amount ?? 0;
        const { detail } = quote.offer;
        const days = detail.fitting.days.map((day) => ({ ...day, left: team }));
        return {
          ...quote,
          offer: { ...quote.offer, left, detail: { ...detail, fitting: { ...detail.fitting, days } } },
        };
      },
    }),
    WH: counted(WH_CASE, {
      needs: [{ measure: 'G', amount: 12_000_000 }],
      withLeft: (quote, [left]) => {
        const { detail } = quote.offer;
        const free = detail.free.map((step) => ({ ...step, grams: left?.amount ?? 0 }));
        return { ...quote, offer: { ...quote.offer, detail: { ...detail, free } } };
      },
    }),
    CFS: nothingCounted('hours are booked one by one: a full one is a fault where it is chosen', CFS_CASE),
    DGD: nothingCounted('an expert is asked, and nothing of that runs out', DGD_CASE),
    MALL: nothingCounted('lots are looked at where they are taken', MALL_CASE),
    ENQ: notAsked('asks for a price and takes nothing', () => {
      expect('room' in ENQ_CASE.mode).toBe(false);
    }),
  },
};
