import { expect } from 'vitest';

import { enquiryAcceptance } from '../../../domain/modes/enq/acceptance';
import { MODE_WISHES } from '../../../domain/modes/enq/ways';
import { goodsLookup } from '../../../domain/goods/identity';
import type { Acceptance } from '../../../domain/order/findings/acceptance';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderForm } from '../../../domain/order/form/form';
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
  mode: Pick<OrderMode<TForm, TQuote>, 'acceptance' | 'required'>;
  samples: readonly [{ form: TForm; facts: OrderFacts<TQuote> }, ...unknown[]];
};

const PAPER_BAGS = { packKind: '5M2', packMark: '' };

const packOf = ({ findings }: Acceptance) =>
  findings
    .filter(({ about, level }) => about === 'PACK' && level !== 'PASS')
    .map(({ level, code, given }) => `${level} ${code} ${given['row']}`);

/** Valid dangerous goods form with paper bags: blocked by packaging, in its row. */
const refused = <TForm extends OrderForm, TQuote extends Quote>({
  mode,
  samples: [{ form, facts }],
}: Sampled<TForm, TQuote>) =>
  judged(() => {
    const { key } = form.goods[0] ?? methanol;
    const { level, findings, ...rest } = mode.acceptance(
      { ...form, isDanger: 'Y', goods: [{ ...methanol, ...PAPER_BAGS, key }] },
      facts,
    );
    expect({ level, pack: packOf({ level, findings, ...rest }) }).toStrictEqual({
      level: 'BLOCK',
      pack: ['BLOCK packLiquid 1'],
    });
  });

const unpacked = <TForm extends OrderForm, TQuote extends Quote>(
  because: string,
  { mode, samples: [{ form, facts }] }: Sampled<TForm, TQuote>,
) =>
  notAsked(because, () => {
    const asked = mode.required({ ...form, goods: form.goods.map((row) => ({ ...row, packKind: '' })) }, facts);
    expect(asked.filter((path) => path.endsWith('packKind'))).toStrictEqual([]);
  });

/** Every wished mode with packages. */
const enquired = judged(() => {
  const said = MODE_WISHES.map((modeWish) => {
    const form = { ...soundEnquiry, modeWish, goods: [{ ...methanol, ...PAPER_BAGS }] };
    return `${modeWish} ${packOf(enquiryAcceptance(form, { now: enquiryFacts.now, ...goodsLookup(identifyGoods) })).join()}`;
  });
  const poured = ['TANK ', 'FLEXI '];
  expect(said.filter((one) => !one.endsWith(' BLOCK packLiquid 1'))).toStrictEqual(
    said.filter((one) => poured.includes(one)),
  );
});

/** Kind: each row needs an allowed packaging. Modes with packages block methanol in paper bags. */
export const PACKAGING: Kind = {
  name: 'packaging',
  cells: {
    FCL: refused(FCL_CASE),
    LCL: refused(LCL_CASE),
    AIR: refused(AIR_CASE),
    RAIL: refused(RAIL_CASE),
    CFS: refused(CFS_CASE),
    WH: refused(WH_CASE),
    TRUCK: refused(TRUCK_CASE),
    ENQ: enquired,
    TANK: unpacked('a liquid in a tank comes in no packages', TANK_CASE),
    FLEXI: unpacked('a liquid in a bag comes in no packages', FLEXI_CASE),
    DGD: unpacked('carries nothing: what is written of packages is read by an expert', DGD_CASE),
    MALL: unpacked('sells in packages of its own', MALL_CASE),
    DOM: notAsked('takes no dangerous goods, and others need no tested packaging', () => {
      const [{ form, facts }] = DOM_CASE.samples;
      const faults = DOM_CASE.mode.faults({ ...form, isDanger: 'Y' }, facts);
      expect(faults.map(({ code }) => code)).toContain('domDangerous');
    }),
  },
};
