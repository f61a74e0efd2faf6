import { expect } from 'vitest';

import { goodsLookup } from '../../../domain/goods/identity';
import { enquiryAcceptance } from '../../../domain/modes/enq/acceptance';
import type { Acceptance } from '../../../domain/order/findings/acceptance';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderForm } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { Quote } from '../../../domain/offer/offer';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { goodsById } from '../../../server/world/dangerous-goods/library';
import { PRODUCTS } from '../../../server/orders/mall/table/products';
import { enquiryFacts, soundEnquiry } from '../enquiry-form';
import { AIR_CASE } from '../modes/cases/air';
import { CFS_CASE } from '../modes/cases/cfs';
import { DGD_CASE } from '../modes/cases/dgd';
import { DOM_CASE } from '../modes/cases/dom';
import { FCL_CASE } from '../modes/cases/fcl';
import { FLEXI_CASE } from '../modes/cases/flexi';
import { LCL_CASE } from '../modes/cases/lcl';
import { RAIL_CASE } from '../modes/cases/rail';
import { TANK_CASE } from '../modes/cases/tank';
import { TRUCK_CASE } from '../modes/cases/truck';
import { WH_CASE } from '../modes/cases/wh';
import { judged, type Kind, notAsked } from './cell';

type Sampled<TForm extends OrderForm, TQuote extends Quote> = {
  mode: OrderMode<TForm, TQuote>;
  samples: readonly [{ form: TForm; facts: OrderFacts<TQuote> }, ...unknown[]];
};

const COOLED = { cooled: { controlC: 17, emergencyC: 23 } };

const cooling = <TFacts extends Pick<OrderFacts, 'goodsOf' | 'identityOf'>>(facts: TFacts): TFacts => ({
  ...facts,
  goodsOf: (row: GoodsRow) => {
    const goods = facts.goodsOf(row);
    return goods && { ...goods, ...COOLED };
  },
  identityOf: (row: GoodsRow, isDanger: 'Y' | 'N') => {
    const identity = facts.identityOf(row, isDanger);
    return { ...identity, goods: identity.goods.map((goods) => ({ ...goods, ...COOLED })) };
  },
});

const againstCold = ({ findings }: Pick<Acceptance, 'findings'>): string[] =>
  findings.filter(({ given }) => given['control'] === COOLED.cooled.controlC).map(({ level }) => level);

const refused = <TForm extends OrderForm, TQuote extends Quote>({
  mode,
  samples: [{ form, facts }],
}: Sampled<TForm, TQuote>) =>
  judged(() => {
    expect(form.isDanger).toBe('Y');
    expect(againstCold(mode.acceptance(form, facts))).toStrictEqual([]);
    const said = againstCold(mode.acceptance(form, cooling(facts)));
    expect([...new Set(said)]).toStrictEqual(['BLOCK']);
  });

/** Kind: temperature-controlled goods need cooling equipment. */
export const COOLING: Kind = {
  name: 'cooling',
  cells: {
    FCL: refused(FCL_CASE),
    LCL: refused(LCL_CASE),
    AIR: refused(AIR_CASE),
    RAIL: refused(RAIL_CASE),
    CFS: refused(CFS_CASE),
    WH: refused(WH_CASE),
    TANK: refused(TANK_CASE),
    TRUCK: refused(TRUCK_CASE),
    FLEXI: notAsked('takes no dangerous goods', () => {
      const [{ form, facts }] = FLEXI_CASE.samples;
      expect(FLEXI_CASE.mode.acceptance({ ...form, isDanger: 'Y' }, facts).level).toBe('BLOCK');
    }),
    DOM: notAsked('takes no dangerous goods', () => {
      const [{ form, facts }] = DOM_CASE.samples;
      const faults = DOM_CASE.mode.faults({ ...form, isDanger: 'Y' }, facts);
      expect(faults.map(({ code }) => code)).toContain('domDangerous');
    }),
    ENQ: judged(() => {
      const said = enquiryAcceptance(soundEnquiry, cooling({ now: enquiryFacts.now, ...goodsLookup(identifyGoods) }));
      expect(againstCold(said)).toContain('BLOCK');
    }),
    DGD: notAsked('carries nothing', () => {
      const [{ form, facts }] = DGD_CASE.samples;
      expect(facts.quote?.offer.dst).toBeNull();
      expect(againstCold(DGD_CASE.mode.acceptance(form, cooling(facts)))).toStrictEqual([]);
    }),
    MALL: notAsked('sells nothing that has to be kept cool', () => {
      const sold = PRODUCTS.trim()
        .split('\n')
        .map((product) => goodsById(product.split('|')[1] ?? ''));
      expect(sold).not.toContain(undefined);
      expect(sold.filter((goods) => goods?.cooled !== null)).toStrictEqual([]);
    }),
  },
};
