import { describe, expect, it } from 'vitest';

import { airAcceptance } from '../../../../domain/modes/air/acceptance';
import type { AirForm } from '../../../../domain/modes/air/form';
import type { GoodsRow } from '../../../../domain/goods/row';
import { listOffers } from '../../../../server/trade/modes/air/offers';
import { airCopy } from '../../../../src/copy/modes/air';
import { airFacts, airFormOf, airQuoteFor, type AirRow, airSearchOf, TYPED_GOODS } from '../../../support/air-order';
import { BOOKED_AT } from '../../../support/fcl-order';
import { sentenceOf } from '../../../support/sentences';
import { untouchedWorld } from '../../../support/untouched-world';

const { paint: PAINT, permanganate: CHLORATE, acetone: ACETONE, cells: CELLS } = TYPED_GOODS;

const FREIGHTER = airQuoteFor();
const BELLY = airQuoteFor(airSearchOf({ dstPortCode: 'FRA', net: 0.5 }), 'A-YXHK201-261205');
const EARLY_BELLY = airQuoteFor(airSearchOf({ dstPortCode: 'FRA', net: 0.5 }), 'A-YXHK201-261130');
const OF_PAINT = { unNo: '1263', group: 'III', net: 50 } as const;
const SHENZHEN = airQuoteFor(airSearchOf({ orgPortCode: 'SZX', dstPortCode: 'SIN' }), 'A-MXHY629-261207');
const OVER_LA = airQuoteFor(airSearchOf({ ...OF_PAINT, dstPortCode: 'GRU' }), 'A-CLKY513-261206');

const sized = (h: string, kg: string) => ({ sizeRows: [{ l: '120', w: '100', h, pcs: '2', kg }] });

describe('findings of an air freight', () => {
  it.each<[rule: string, form: AirForm, quote: typeof FREIGHTER, code: string, words: string]>([
    [
      'airForbidden',
      airFormOf([[{ unNo: '1040', nameCn: '环氧乙烷' }]]),
      FREIGHTER,
      'airForbidden',
      'BLOCK 第 1 行：环氧乙烷航空禁运，建议改海运',
    ],
    [
      'airForbidden of a share',
      airFormOf([[{ unNo: '2014', nameCn: '双氧水' }, { percent: '40.1' }]]),
      FREIGHTER,
      'airForbidden',
      'BLOCK 第 1 行：双氧水航空禁运，建议改海运',
    ],
    [
      'airAsk, a group',
      airFormOf([[{ ...PAINT, packingGroup: '' }]]),
      FREIGHTER,
      'airAskGroup',
      'MANUAL 第 1 行：请选择包装类别，限量因此不同',
    ],
    [
      'airAsk, a share',
      airFormOf([[{ unNo: '2031' }]]),
      FREIGHTER,
      'airAskPercent',
      'MANUAL 第 1 行：请填写浓度（%），限量因此不同',
    ],
    [
      'controlled',
      airFormOf([[ACETONE]]),
      FREIGHTER,
      'airWatched',
      'NEED_APPROVAL 第 1 行：丙酮属管控化学品，交货前需核验备案或通行证',
    ],
    [
      'airCao',
      airFormOf([[PAINT, { net: '200' }]]),
      FREIGHTER,
      'airCao',
      'PASS 第 1 行：UN1263 每件 200 L 超过客机限量 60 L，仅限货机（PI 366）',
    ],
    [
      'airCao, of what no belly takes',
      airFormOf([[{ unNo: '1093' }, { net: '20' }]]),
      FREIGHTER,
      'airCaoOnly',
      'PASS 第 1 行：UN1093 每件 20 L 客机禁运，仅限货机（PI 361）',
    ],
    [
      'airCao, by how it is packed',
      airFormOf([[PAINT, { net: '5', pi: '366' }]]),
      FREIGHTER,
      'airCaoPacked',
      'PASS 第 1 行：UN1263 按货机包装说明（PI 366）包装，仅限货机',
    ],
    [
      'needFreighter, with the next one',
      airFormOf([[PAINT, { net: '200' }]]),
      EARLY_BELLY,
      'airNextFreighter',
      'BLOCK 第 1 行：该航班为客机腹舱，本货仅限货机；最近货机：ZLKY801（上海浦东，11-30）',
    ],
    [
      'needFreighter',
      airFormOf([[PAINT, { net: '200' }]]),
      BELLY,
      'airNeedFreighter',
      'BLOCK 第 1 行：该航班为客机腹舱，本货仅限货机，请更换航班',
    ],
    [
      'airOver',
      airFormOf([[PAINT, { net: '221' }]]),
      FREIGHTER,
      'airOver',
      'BLOCK 第 1 行：每件 221 L 超过货机限量 220 L，请改小包装',
    ],
    ['airlineRefuses', airFormOf([[CHLORATE]]), BELLY, 'airLineRefuses', 'BLOCK 第 1 行：屿汐航空不接第 5.1 类'],
    [
      'airDgReview',
      airFormOf([[PAINT]]),
      FREIGHTER,
      'airDgReview',
      'NEED_APPROVAL 栈岚货运航空需在起飞前 48 小时完成危险品预审',
    ],
    ['orgNoDg', airFormOf([[PAINT]]), SHENZHEN, 'airOrgRefuses', 'BLOCK 深圳宝安不收运危险品，最近可收运：广州白云'],
    ['airApart', airFormOf([[PAINT], [CHLORATE]]), FREIGHTER, 'airApart', 'PASS 涂料与高锰酸钾需分板装载（9.3.A）'],
    [
      'airTogether',
      airFormOf([
        [PAINT, { outer: '1' }],
        [CHLORATE, { outer: '01' }],
      ]),
      FREIGHTER,
      'airTogether',
      'BLOCK 涂料与高锰酸钾不得装入同一外包装',
    ],
    [
      'lithiumDamaged',
      airFormOf([[CELLS, { soc: '10', isDamaged: true }]]),
      FREIGHTER,
      'airDamaged',
      'BLOCK 第 1 行：有缺陷或召回的锂电池航空禁运',
    ],
    [
      'pieceHeavy',
      airFormOf([[PAINT]], sized('80', '80.01')),
      FREIGHTER,
      'airPieceHeavy',
      'NEED_APPROVAL 单件 80.01 kg 超过 80 kg，需确认机型',
    ],
    [
      'pieceTooBig',
      airFormOf([[PAINT]], sized('156', '50')),
      BELLY,
      'airPieceBig',
      'BLOCK 单件 120×100×156 cm、50 kg 超过客机腹舱可装的 310×220×155 cm、1500 kg，请改航班或分装',
    ],
    [
      'chargeableDiffers',
      airFormOf([[{ netKg: '790', grossKg: '800', volume: '0.1' }]]),
      FREIGHTER,
      'densityDiffers',
      'MANUAL 第 1 行：密度与重量/体积不符（按 0.79 kg/L 约 79 kg）',
    ],
    [
      'condMissing',
      airFormOf([[PAINT]]),
      FREIGHTER,
      'airCondMissing',
      'PASS 第 1 行：请上传货物运输条件鉴定书，可下单后补交',
    ],
    ['un38', airFormOf([[CELLS]]), FREIGHTER, 'un38Missing', 'MANUAL 请上传 UN38.3 试验概要，可下单后补交'],
    [
      'stateVariation, where it lands',
      airFormOf([[{}]]),
      FREIGHTER,
      'airStateDiffers',
      'NEED_APPROVAL 第 1 行：目的国或经停国对第 6.1 类有国家差异，需核对',
    ],
    [
      'stateVariation, where it stops',
      airFormOf([[{}]]),
      OVER_LA,
      'airStateDiffers',
      'NEED_APPROVAL 第 1 行：目的国或经停国对第 6.1 类有国家差异，需核对',
    ],
  ])('say for %s: $4', (_, form, quote, code, words) => {
    expect(sentenceOf(airAcceptance(form, airFacts(quote)).findings, code, airCopy.finding)).toBe(words);
  });

  it('un38: is absent with a test report, and for goods that are no batteries', () => {
    const shown = { files: [{ fileId: 'F9', docType: 'UN38', name: 'un38.pdf', bytes: 1 }] };
    const codes = (form: AirForm) => airAcceptance(form, airFacts()).findings.map(({ code }) => code);
    expect(codes(airFormOf([[CELLS]], shown))).not.toContain('un38Missing');
    expect(codes(airFormOf([[PAINT]]))).not.toContain('un38Missing');
    expect(codes(airFormOf([[CELLS]], { isDanger: 'N' }))).not.toContain('un38Missing');
  });
});

describe('goods typed over a number, or of several entries', () => {
  const codes = (rows: readonly AirRow[], quote = FREIGHTER) =>
    airAcceptance(airFormOf(rows), airFacts(quote)).findings.map(({ code }) => code);

  it('are segregated by the number and by the typed class', () => {
    expect(codes([[PAINT], [{ ...CHLORATE, hazardClass: '3' }]])).toContain('airApart');
    expect(codes([[PAINT], [{ ...CHLORATE, hazardClass: '3' }]])).not.toContain('airBeside');
    expect(codes([[{ ...CHLORATE, hazardClass: '3' }]], BELLY), 'nor taken by who does not take it').toContain(
      'airLineRefuses',
    );
  });

  it('have every class of the entries until one is chosen', () => {
    const acid: Partial<GoodsRow> = { unNo: '2031', nameCn: '硝酸', nameEn: '', hazardClass: '8', subRisks: [] };
    const open = { ...acid, casNo: '', packingGroup: 'II' as const };
    expect(codes([[PAINT], [open, { percent: '60' }]])).toContain('airApart');
    expect(codes([[PAINT], [open, { percent: '60' }]])).toContain('severalGoods');
  });
});

describe('flight verdicts in a list', () => {
  const SAID: Readonly<Record<string, readonly [Parameters<typeof airSearchOf>[0], string, string]>> = {
    airCao: [
      { unNo: '1263', group: 'III', net: 200, kg: 150, dstPortCode: 'FRA' },
      'A-ZLKY801',
      'UN1263 每件 200 L 超过客机限量 60 L，仅限货机（PI 366）；航司需在起飞前 48 小时完成危险品预审',
    ],
    'airCao of what no belly takes': [
      { unNo: '1093', net: 20, dstPortCode: 'FRA' },
      'A-ZLKY801',
      'UN1093 每件 20 L 客机禁运，仅限货机（PI 361）；航司需在起飞前 48 小时完成危险品预审',
    ],
    needFreighter: [
      { unNo: '1263', group: 'III', net: 200, kg: 150, dstPortCode: 'FRA' },
      'A-YXHK201',
      '该航班为客机腹舱，本货仅限货机（每件 200 L，客机限 60 L，PI 366）；最近货机：ZLKY801（上海浦东，11-30）',
    ],
    'needFreighter, from another airport': [
      { unNo: '1093', net: 20, dstPortCode: 'ICN' },
      'A-',
      '该航班为客机腹舱，本货仅限货机（每件 20 L，PI 361）；最近货机：MXHY627（北京首都，11-23）',
    ],
    'airAsk, the group': [{ unNo: '1263', net: 50, kg: 150 }, 'A-ZLKY811', 'UN 1263：请选择包装类别，限量因此不同'],
    'airAsk, the share': [{ unNo: '2014', net: 0.5, kg: 300 }, 'A-ZLKY811', 'UN 2014：请填写浓度（%），限量因此不同'],
    airOver: [{ unNo: '1263', group: 'III', net: 221 }, 'A-ZLKY811', '每件 221 L 超过货机限量 220 L，请改小包装'],
    airForbidden: [{ unNo: '1040', net: 1 }, 'A-ZLKY811', 'UN 1040 航空禁运，建议改海运；栈岚货运航空不接第 2.3 类'],
    lithiumSoc: [{ unNo: '3480', net: 10, soc: 35, wh: 90 }, 'A-ZLKY811', '锂电池荷电状态不得超过 30%'],
    orgNoDg: [
      { orgPortCode: 'SZX', dstPortCode: 'SIN', unNo: '1090', net: 5 },
      'A-MXHY629',
      '深圳宝安不收运危险品，最近可收运：广州白云',
    ],
  };
  it.each(Object.entries(SAID))('say the agreed sentence of %s', (_, [change, flight, words]) => {
    const offers = listOffers(airSearchOf(change), untouchedWorld(BOOKED_AT));
    expect(offers.find(({ offerId }) => offerId.startsWith(flight))?.acceptance.reason).toBe(words);
  });
});
