import { expect } from 'vitest';

import { goodsLookup } from '../../../domain/goods/identity';
import { enquiryAcceptance } from '../../../domain/modes/enq/acceptance';
import type { GoodsRow } from '../../../domain/goods/row';
import type { VerdictLevel } from '../../../domain/goods/verdict';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { Finding, FindingCode } from '../../../domain/rules/finding';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { enquiryFacts, soundEnquiry } from '../enquiry-form';
import { rowPicked } from '../known-goods';
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

/** UN numbers with a document of their own, and one without. */
const PLAIN = '1230';
const ASKING: readonly (readonly [unNo: string, level: VerdictLevel, code: FindingCode])[] = [
  ['3480', 'MANUAL', 'un38Missing'],
  ['3551', 'MANUAL', 'un38Missing'],
  ['2055', 'NEED_APPROVAL', 'stabilizedUntil'],
  ['1917', 'NEED_APPROVAL', 'stabilizedUntil'],
];

type FindingsOf = (row: GoodsRow) => readonly Finding[];

function prove(findingsOf: FindingsOf, base: GoodsRow, isAsked = true) {
  const levelOf = (unNo: string, code: FindingCode) =>
    findingsOf(rowPicked(base, unNo)).find((one) => one.code === code)?.level;
  for (const [unNo, level, code] of ASKING) {
    expect(levelOf(PLAIN, code), `${code} of UN ${PLAIN}`).toBeUndefined();
    expect(levelOf(unNo, code), `${code} of UN ${unNo}`).toBe(isAsked ? level : undefined);
  }
}

type SampledCase<TForm extends OrderForm, TQuote extends Quote> = {
  mode: OrderMode<TForm, TQuote>;
  samples: readonly [{ form: TForm; facts: OrderFacts<TQuote> }, ...unknown[]];
};

const proves =
  <TForm extends OrderForm, TQuote extends Quote>({ mode, samples }: SampledCase<TForm, TQuote>, isAsked = true) =>
  () => {
    const [{ form, facts }] = samples;
    const [base] = form.goods;
    if (!base) throw new Error(`${mode.id} has no goods`);
    const known = { ...facts, ...goodsLookup(identifyGoods) };
    const findingsOf = (row: GoodsRow) =>
      mode.acceptance({ ...form, isDanger: 'Y', goods: [row], files: [] }, known).findings as readonly Finding[];
    prove(findingsOf, base, isAsked);
  };

/** Kind: every mode asks for the documents of a number: UN 38.3 of batteries, stabilizer of polymerizing goods. */
export const NUMBER_PAPERS: Kind = {
  name: 'papers that a number asks for',
  cells: {
    FCL: judged(proves(FCL_CASE)),
    LCL: judged(proves(LCL_CASE)),
    AIR: judged(proves(AIR_CASE)),
    RAIL: judged(proves(RAIL_CASE)),
    CFS: judged(proves(CFS_CASE)),
    WH: judged(proves(WH_CASE)),
    TANK: judged(proves(TANK_CASE)),
    TRUCK: judged(proves(TRUCK_CASE)),
    ENQ: judged(() => {
      const [base] = soundEnquiry.goods;
      if (!base) throw new Error('the enquiry has no goods');
      const facts = { now: enquiryFacts.now, ...goodsLookup(identifyGoods) };
      prove((row) => enquiryAcceptance({ ...soundEnquiry, goods: [row], files: [] }, facts).findings, base);
    }),
    DOM: notAsked('has no order of dangerous goods', proves(DOM_CASE, false)),
    DGD: notAsked('asks the papers of its service', proves(DGD_CASE, false)),
    FLEXI: notAsked('takes no dangerous goods', proves(FLEXI_CASE, false)),
    MALL: notAsked('hands in the papers of its own shelf', proves(MALL_CASE, false)),
  },
};
