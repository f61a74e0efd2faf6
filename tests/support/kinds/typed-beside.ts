import { expect } from 'vitest';

import { goodsLookup } from '../../../domain/goods/identity';
import { strictestVerdict, VERDICT_LEVELS, type VerdictLevel } from '../../../domain/goods/verdict';
import { enquiryAcceptance } from '../../../domain/modes/enq/acceptance';
import { findCheck } from '../../../domain/order/findings/checks';
import { GOODS_FIGURES, type GoodsFigure } from '../../../domain/order/form/figures';
import type { Finding, FindingCode } from '../../../domain/rules/finding';
import type { OrderForm } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { Quote } from '../../../domain/offer/offer';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { goodsById } from '../../../server/world/dangerous-goods/library';
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

/** False value beside a UN number, with the minimum finding. `of`: the UN number. */
type Lie = { of?: string; change: Partial<GoodsRow>; level: VerdictLevel; code: FindingCode };
type Line = readonly Lie[] | { because: string };

const lie = (level: VerdictLevel, code: FindingCode, change: Partial<GoodsRow>, of?: string): Lie => ({
  level,
  code,
  change,
  ...(of !== undefined && { of }),
});

/** All typed fields of a dangerous goods row and their comparison; an unlisted field does not compile. */
const LINES = {
  key: { because: 'names the row inside its form' },
  goodsId: { because: 'the number decides: a pick of another number is not read' },
  edited: { because: 'kept by the page, and says nothing of the goods' },
  isGeneral: { because: 'the row is judged by its names then, as the kind of names holds' },
  isLimited: { because: 'a fault holds it against column 7a' },
  innerQuantity: { because: 'a fault holds it against column 7a' },
  packKind: { because: 'judged by packing instructions, as the kind of packagings holds' },
  packMark: { because: 'judged by packing instructions, as the kind of packagings holds' },
  nameCn: [
    lie('BLOCK', 'nameOther', { nameCn: '浓硝酸' }),
    lie('BLOCK', 'nameOther', { nameCn: '乙二醇' }),
    lie('MANUAL', 'nameUnknown', { nameCn: '清凉溶剂' }),
    lie('MANUAL', 'wasteGoods', { nameCn: '甲醇废液' }),
  ],
  nameEn: [
    lie('BLOCK', 'nameOther', { nameEn: 'Nitric acid' }),
    lie('MANUAL', 'nameUnknown', { nameEn: 'Cool solvent' }),
    lie('MANUAL', 'wasteGoods', { nameEn: 'Waste methanol' }),
  ],
  shippingName: [
    lie('BLOCK', 'nameForeign', { shippingName: 'DRINKING WATER' }),
    lie('BLOCK', 'nameOther', { shippingName: 'TOLUENE' }),
    lie('MANUAL', 'nameUnknown', { shippingName: 'METHYL ALCOHOL' }),
    lie('MANUAL', 'wasteGoods', { shippingName: 'WASTE METHANOL' }),
  ],
  technicalName: [
    lie('BLOCK', 'nameOther', { technicalName: 'TOLUENE' }, '3082'),
    lie('MANUAL', 'nameUnknown', { technicalName: '化学品' }, '3082'),
    lie('MANUAL', 'nameUnknown', { technicalName: 'ACETONE, TOLUENE' }, '1993'),
    lie('MANUAL', 'wasteGoods', { technicalName: 'SPENT SOLVENT' }, '1993'),
  ],
  casNo: [lie('BLOCK', 'nameOther', { casNo: '108-88-3' }), lie('MANUAL', 'nameUnknown', { casNo: '7732-18-5' })],
  unNo: [
    lie('MANUAL', 'unknownGoods', { unNo: '9999' }),
    lie('BLOCK', 'neverHandled', { unNo: '0081' }),
    lie('BLOCK', 'neverHandled', { unNo: '2814' }),
    lie('BLOCK', 'neverHandled', { unNo: '3332' }),
  ],
  hsCode: [lie('PASS', 'hsDiffers', { hsCode: '310210' })],
  hazardClass: [
    lie('MANUAL', 'classDiffers', { hazardClass: '8' }),
    lie('BLOCK', 'neverHandled', { hazardClass: '1.1' }),
    lie('BLOCK', 'neverHandled', { hazardClass: '6.2' }),
    lie('BLOCK', 'neverHandled', { hazardClass: '7' }),
  ],
  subRisks: [lie('MANUAL', 'risksDiffer', { subRisks: [] }), lie('BLOCK', 'neverHandled', { subRisks: ['7'] })],
  packingGroup: [lie('MANUAL', 'groupDiffers', { packingGroup: 'III' })],
  flashPoint: [
    lie('MANUAL', 'flashFlammable', { flashPoint: '23' }, '3082'),
    lie('MANUAL', 'flashFlammable', { flashPoint: '60' }, '1805'),
    lie('MANUAL', 'flashNotFlammable', { flashPoint: '61' }, '2218'),
    lie('MANUAL', 'flashDiffers', { flashPoint: '30' }),
    lie('MANUAL', 'groupByFlashPoint', { flashPoint: '22.9' }, '1120'),
    lie('PASS', 'flashDiffers', { flashPoint: '50' }, '1120'),
  ],
  share: [
    lie('MANUAL', 'forkOther', { share: '71' }, '2014'),
    lie('MANUAL', 'forkOther', { share: '19.9' }, '2014'),
    lie('MANUAL', 'forkOther', { share: '86' }, '3412'),
  ],
  boilingPoint: [lie('MANUAL', 'forkOther', { boilingPoint: '35' }, '2733')],
  ratedWh: [lie('MANUAL', 'forkOther', { ratedWh: '100' }, '3480')],
  lithiumG: [lie('MANUAL', 'forkOther', { lithiumG: '1.9' }, '3090')],
  viscosity: [lie('MANUAL', 'forkOther', { viscosity: '80', flashPoint: '16' }, '1866')],
  isMarinePollutant: [
    lie('MANUAL', 'pollutantTaken', { isMarinePollutant: false }, '1299'),
    lie('PASS', 'pollutantAdded', { isMarinePollutant: true }),
  ],
  pieces: [lie('MANUAL', 'weightForPieces', { packKind: '1A1', pieces: '9000', grossKg: '900' })],
  grossKg: [
    lie('MANUAL', 'weightForPieces', { packKind: '1A1', pieces: '80', grossKg: '12', netKg: '10' }),
    lie('MANUAL', 'weightForRoom', { grossKg: '12', netKg: '', volume: '18' }, '1823'),
    lie('MANUAL', 'densityDiffers', { grossKg: '90000', netKg: '', volume: '18' }),
  ],
  netKg: [lie('MANUAL', 'densityDiffers', { netKg: '90000', grossKg: '90000', volume: '18' })],
  volume: [
    lie('MANUAL', 'densityDiffers', { grossKg: '900', netKg: '', volume: '18' }),
    lie('MANUAL', 'weightForRoom', { grossKg: '25', netKg: '', volume: '24' }, '3077'),
  ],
} satisfies Record<keyof GoodsRow, Line>;

export const LIES: readonly Lie[] = Object.values<Line>(LINES).flatMap((line) => ('because' in line ? [] : line));

/** Goods rows with and without one false value. */
function proveLie(
  findingsOf: (row: GoodsRow) => readonly Finding[],
  base: GoodsRow,
  { of = '1230', change, level, code }: Lie,
) {
  const picked = rowPicked(base, of, { packKind: '1A1', pieces: '10', grossKg: '1000', netKg: '', flashPoint: '' });
  const honest = { ...picked, volume: (1 / (goodsById(picked.goodsId)?.densityKgPerL ?? 1)).toFixed(3) };
  const before = findingsOf(honest).map((one) => one.code);
  expect(before, `UN ${of} as picked`).not.toContain(code);
  const after = findingsOf({ ...honest, ...change });
  const said = after.find((one) => one.code === code);
  expect(said?.level, `${code} of ${JSON.stringify(change)}`).toBe(level);
  const checks = after.filter((one) => findCheck(one) === 'GOODS');
  expect(checks.map((one) => one.code)).not.toContain('goodsAgree');
  const strictest = strictestVerdict(checks.map((one) => one.level));
  expect(VERDICT_LEVELS.indexOf(strictest)).toBeGreaterThanOrEqual(VERDICT_LEVELS.indexOf(level));
}

const isFigure = (field: string): field is GoodsFigure => (GOODS_FIGURES as readonly string[]).includes(field);

/** `hidden`: fields that the mode asks elsewhere. */
function proveAll(
  findingsOf: (row: GoodsRow) => readonly Finding[],
  base: GoodsRow,
  asked: readonly string[],
  hidden: readonly string[] = [],
) {
  const isLeftOut = (field: string) => hidden.includes(field) || (isFigure(field) && !asked.includes(field));
  const lines: readonly (readonly [string, Line])[] = Object.entries(LINES);
  const compared = lines.flatMap(([field, line]) => ('because' in line || isLeftOut(field) ? [] : line));
  expect(compared.length).toBeGreaterThan(20);
  for (const one of compared) proveLie(findingsOf, base, one);
}

type SampledCase<TForm extends OrderForm, TQuote extends Quote> = {
  mode: OrderMode<TForm, TQuote>;
  samples: readonly [{ form: TForm; facts: OrderFacts<TQuote> }, ...unknown[]];
};

const held = <TForm extends OrderForm, TQuote extends Quote>({
  mode,
  samples: [{ form, facts }],
}: SampledCase<TForm, TQuote>) =>
  judged(() => {
    const [base] = form.goods;
    if (!base) throw new Error(`${mode.id} has no goods`);
    const known = { ...facts, ...goodsLookup(identifyGoods) };
    const findingsOf = (row: GoodsRow) =>
      mode.acceptance({ ...form, isDanger: 'Y', goods: [row] }, known).findings as readonly Finding[];
    proveAll(findingsOf, base, mode.fields.figures, mode.id === 'AIR' ? ['ratedWh', 'lithiumG'] : []);
  });

/** Kind: every value typed beside a UN number is compared with the library. */
export const TYPED_BESIDE: Kind = {
  name: 'what is typed beside a UN number',
  cells: {
    FCL: held(FCL_CASE),
    LCL: held(LCL_CASE),
    AIR: held(AIR_CASE),
    RAIL: held(RAIL_CASE),
    CFS: held(CFS_CASE),
    WH: held(WH_CASE),
    TANK: held(TANK_CASE),
    TRUCK: held(TRUCK_CASE),
    DOM: held(DOM_CASE),
    ENQ: judged(() => {
      const [base] = soundEnquiry.goods;
      if (!base) throw new Error('the enquiry has no goods');
      const facts = { now: enquiryFacts.now, ...goodsLookup(identifyGoods) };
      const findingsOf = (row: GoodsRow) => enquiryAcceptance({ ...soundEnquiry, goods: [row] }, facts).findings;
      proveAll(findingsOf, base, GOODS_FIGURES);
    }),
    DGD: judged(() => {
      const [{ form, facts }] = DGD_CASE.samples;
      const [base] = form.goods;
      if (!base) throw new Error('the desk has no goods');
      const known = { ...facts, ...goodsLookup(identifyGoods) };
      const findingsOf = (row: GoodsRow) => DGD_CASE.mode.acceptance({ ...form, goods: [row] }, known).findings;
      for (const field of ['nameCn', 'nameEn', 'casNo'] as const)
        for (const one of LINES[field]) proveLie(findingsOf, base, one);
    }),
    FLEXI: notAsked('takes no dangerous goods', () => {
      const [{ form, facts }] = FLEXI_CASE.samples;
      expect(FLEXI_CASE.mode.acceptance({ ...form, isDanger: 'Y' }, facts).level).toBe('BLOCK');
    }),
    MALL: notAsked('sells goods of its own shelf, of which nothing is typed', () => {
      const [{ form, facts }] = MALL_CASE.samples;
      const renamed = { ...form, goods: form.goods.map((row) => ({ ...row, nameCn: '浓硝酸' })) };
      expect(MALL_CASE.mode.acceptance(renamed, facts)).toStrictEqual(MALL_CASE.mode.acceptance(form, facts));
    }),
  },
};
