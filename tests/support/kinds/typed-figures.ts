import { expect } from 'vitest';

import { enquiryAcceptance } from '../../../domain/modes/enq/acceptance';
import { goodsLookup } from '../../../domain/goods/identity';
import type { Acceptance } from '../../../domain/order/findings/acceptance';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderForm } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { Quote } from '../../../domain/offer/offer';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { soundEnquiry, enquiryFacts } from '../enquiry-form';
import { methanol } from '../fcl-order';
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
  mode: Pick<OrderMode<TForm, TQuote>, 'acceptance'>;
  samples: readonly [{ form: TForm; facts: OrderFacts<TQuote> }, ...unknown[]];
};

const against = ({ findings }: Pick<Acceptance, 'findings'>): string[] =>
  findings.filter(({ level }) => level !== 'PASS' && level !== 'PASS_CHECK_DGL').map(({ code }) => code);

/** Methanol as packing group III by a high flash point; ten times too light for its volume. */
const MILDER: Partial<GoodsRow> = { packingGroup: 'III', flashPoint: '45' };
const TOO_LIGHT: Partial<GoodsRow> = { grossKg: '100', netKg: '90', volume: '10' };

/** Packaged goods: milder than the library, or with an impossible density. */
const packed = <TForm extends OrderForm, TQuote extends Quote>({
  mode,
  samples: [{ form, facts }],
}: Sampled<TForm, TQuote>) =>
  judged(() => {
    const { key } = form.goods[0] ?? methanol;
    const said = (change: Partial<GoodsRow>) =>
      against(mode.acceptance({ ...form, isDanger: 'Y', goods: [{ ...methanol, key, ...change }] }, facts));
    expect(said(MILDER)).toContain('groupDiffers');
    expect(said(TOO_LIGHT)).toContain('densityDiffers');
  });

const enquired = judged(() => {
  const said = (change: Partial<GoodsRow>) =>
    against(
      enquiryAcceptance(
        { ...soundEnquiry, goods: [{ ...methanol, ...change }] },
        { now: enquiryFacts.now, ...goodsLookup(identifyGoods) },
      ),
    );
  expect(said(MILDER)).toContain('groupDiffers');
  expect(said(TOO_LIGHT)).toContain('densityDiffers');
});

/** Kind: typed liquid data is compared with the library where it relaxes a rule or changes a load. */
export const TYPED_FIGURES: Kind = {
  name: 'typed figures',
  cells: {
    FCL: packed(FCL_CASE),
    LCL: packed(LCL_CASE),
    AIR: packed(AIR_CASE),
    RAIL: packed(RAIL_CASE),
    CFS: packed(CFS_CASE),
    WH: packed(WH_CASE),
    TRUCK: packed(TRUCK_CASE),
    ENQ: enquired,
    TANK: judged(() => {
      const { mode, samples } = TANK_CASE;
      const [{ form, facts }] = samples;
      const said = (change: Partial<typeof form>) => against(mode.acceptance({ ...form, ...change }, facts));
      expect(said({ viscosity: '3000' })).toContain('tankViscosityOff');
      expect(said({ density15: '0.95', density50: '0.9' })).toContain('tankDensityOff');
    }),
    FLEXI: judged(() => {
      const { mode, samples } = FLEXI_CASE;
      const [{ form, facts }] = samples;
      const said = (change: Partial<typeof form>) => against(mode.acceptance({ ...form, ...change }, facts));
      expect(said({ density: '0.9' })).toContain('flexiDensityOff');
      expect(said({ viscosity: '900', unload: 'GRAVITY' })).toContain('flexiViscosityOff');
    }),
    DGD: notAsked('an expert reads the data sheet, and no figure makes goods milder', () => {
      for (const { form, facts } of DGD_CASE.samples)
        expect(DGD_CASE.mode.acceptance({ ...form, flashC: '200', hasFlash: 'N', boilC: '300' }, facts).level).toBe(
          DGD_CASE.mode.acceptance(form, facts).level,
        );
    }),
    MALL: notAsked('nobody types a figure of goods that are the house’s own', () => {
      expect(MALL_CASE.mode.fields.figures).toEqual([]);
    }),
    DOM: notAsked('takes no dangerous goods, and asks no figure of others but weights', () => {
      const [{ form, facts }] = DOM_CASE.samples;
      const faults = DOM_CASE.mode.faults({ ...form, isDanger: 'Y' }, facts);
      expect(faults.map(({ code }) => code)).toContain('domDangerous');
    }),
  },
};
