import { expect } from 'vitest';

import type { Quote } from '../../../domain/offer/offer';
import { declarationCharge } from '../../../domain/modes/fcl/price';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { formEntries } from '../../../domain/order/receipt/entries';
import { fclBrief } from '../../../server/trade/modes/fcl/mode';
import { soundEnquiry } from '../enquiry-form';
import { AIR_CASE } from '../modes/cases/air';
import { CFS_CASE } from '../modes/cases/cfs';
import { DGD_CASE } from '../modes/cases/dgd';
import { DOM_CASE } from '../modes/cases/dom';
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

const DECLARERS = ['', 'PLATFORM', 'SELF'] as const;

/** The total, a missing choice and the desk's entries for each declarer. */
function declaredBy<TForm extends OrderForm, TQuote extends Quote>({
  mode,
  samples: [{ form, facts }],
}: Sampled<TForm, TQuote>) {
  const { quote } = facts;
  return DECLARERS.map((declMode) => {
    const dangerous: TForm = { ...form, isDanger: 'Y', services: [], declMode };
    return {
      total: quote && mode.price(dangerous, quote, facts.goodsOf)?.totalUsd.amount,
      isMissing: mode.faults(dangerous, facts).some(({ path }) => path === 'declMode'),
      desk: formEntries(mode, dangerous, facts, '').filter(({ path }) => path === 'declMode'),
    };
  });
}

/** Modes without the choice: a declarer left in an old draft changes no price and is not shown at the desk. */
const withoutChoice = <TForm extends OrderForm, TQuote extends Quote>(
  because: string,
  sampled: Sampled<TForm, TQuote>,
) =>
  notAsked(because, () => {
    const [open] = declaredBy(sampled);
    expect(open).toMatchObject({ isMissing: false, desk: [] });
    expect(declaredBy(sampled)).toEqual(DECLARERS.map(() => open));
  });

const chosen = judged(() => {
  const [open, platform, self] = declaredBy(FCL_CASE);
  expect([open?.isMissing, platform?.isMissing, self?.isMissing]).toEqual([true, false, false]);
  const [{ form, facts }] = FCL_CASE.samples;
  const { quote } = facts;
  const left = quote && declarationCharge({ ...form, isDanger: 'Y', declMode: 'SELF', services: [] }, quote.rates);
  expect(left?.total.amount).toBeGreaterThan(0);
  expect(self?.total).toBeLessThan(platform?.total ?? 0);
  expect([open?.desk, platform?.desk, self?.desk]).toEqual([
    [],
    [{ path: 'declMode', values: ['PLATFORM'] }],
    [{ path: 'declMode', values: ['SELF'] }],
  ]);
  // The receipt names the customer as declarer by this mark of the brief.
  const told = DECLARERS.map((declMode) => {
    const declared = { ...form, isDanger: 'Y' as const, declMode, services: [] };
    const charges = quote && FCL_CASE.mode.price(declared, quote, facts.goodsOf);
    return charges && fclBrief({ form: declared, quote, charges, takings: [], alternative: null }).isSelfDeclared;
  });
  expect(told).toEqual([undefined, undefined, true]);
});

/** Kind: who declares dangerous goods is asked, priced and shown where it is a choice, and nowhere else. */
export const DECLARED_BY: Kind = {
  name: 'declarers',
  cells: {
    FCL: chosen,
    LCL: withoutChoice('the packer of the box declares, at a price of its own', LCL_CASE),
    AIR: withoutChoice('the shipper signs the declaration of each consignment', AIR_CASE),
    RAIL: withoutChoice('no declaration at a port', RAIL_CASE),
    CFS: withoutChoice('the shipper of the box declares it', CFS_CASE),
    WH: withoutChoice('nothing is shipped', WH_CASE),
    TANK: withoutChoice('the operator of the tank declares', TANK_CASE),
    FLEXI: withoutChoice('no dangerous goods', FLEXI_CASE),
    DOM: withoutChoice('no dangerous goods at a price', DOM_CASE),
    TRUCK: withoutChoice('no declaration at a port', TRUCK_CASE),
    MALL: withoutChoice('nothing is shipped', MALL_CASE),
    DGD: withoutChoice('a service is itself what is ordered', DGD_CASE),
    ENQ: notAsked('an enquiry orders nothing; its answer names each charge', () => {
      expect(soundEnquiry).not.toHaveProperty('declMode');
    }),
  },
};
