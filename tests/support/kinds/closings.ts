import { expect } from 'vitest';

import { firstDeadline } from '../../../domain/offer/cutoffs';
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
  mode: OrderMode<TForm, TQuote>;
  samples: readonly [{ form: TForm; facts: OrderFacts<TQuote> }, ...unknown[]];
};

const MINUTE = 60_000;

/** Valid form a minute before and after the first deadline of its offer. */
const closed = <TForm extends OrderForm, TQuote extends Quote>(
  { mode, samples: [{ form, facts }] }: Sampled<TForm, TQuote>,
  isBlockedBefore = false,
) =>
  judged(() => {
    const closes = Date.parse(firstDeadline(facts.quote?.offer.cutoffs ?? []) ?? '');
    const saidAt = (now: number) => {
      const then = { ...facts, now };
      const isRefused = mode
        .faults(form, then)
        .some(({ path, code }) => path === 'offerId' && code === 'sailingClosed');
      const isBlocked = mode
        .acceptance(form, then)
        .findings.some(({ about, level }) => about === 'CUTOFF' && level === 'BLOCK');
      return { isRefused, isBlocked };
    };
    expect(saidAt(closes - MINUTE)).toStrictEqual({ isRefused: false, isBlocked: isBlockedBefore });
    expect(saidAt(closes + MINUTE)).toStrictEqual({ isRefused: true, isBlocked: true });
  });

const open = <TForm extends OrderForm, TQuote extends Quote>(
  because: string,
  { samples: [{ facts }] }: Sampled<TForm, TQuote>,
) =>
  notAsked(because, () => {
    expect(facts.quote?.offer.cutoffs).toStrictEqual([]);
  });

/** Kind: a closed offer must not be ordered. */
export const CLOSINGS: Kind = {
  name: 'closings',
  cells: {
    FCL: closed(FCL_CASE),
    AIR: closed(AIR_CASE),
    RAIL: closed(RAIL_CASE),
    DOM: closed(DOM_CASE),
    TANK: closed(TANK_CASE),
    LCL: closed(LCL_CASE),
    FLEXI: closed(FLEXI_CASE),
    TRUCK: closed(TRUCK_CASE),
    // The chosen half days end before the gate closes.
    CFS: closed(CFS_CASE, true),
    WH: open('a room closes by the hours of its trucks', WH_CASE),
    DGD: open('an expert is asked at any hour', DGD_CASE),
    MALL: open('a store is sold from as long as something lies in it', MALL_CASE),
    ENQ: notAsked('asks for an offer and has none that closes', () => {
      expect('quoted' in ENQ_CASE.mode).toBe(false);
    }),
  },
};
