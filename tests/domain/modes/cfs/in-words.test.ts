import { describe, expect, it } from 'vitest';

import { CFS } from '../../../../domain/modes/cfs/mode';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import type { CfsSearch } from '../../../../domain/modes/cfs/search';
import { listOffers } from '../../../../server/trade/modes/cfs/offers';
import { cfsCopy } from '../../../../src/copy/modes/cfs';
import { cfsFacts, cfsQuoteFor, NOBODY, soundCfs, STUFFED } from '../../../support/cfs-order';
import { BOOKED_AT } from '../../../support/fcl-order';
import { boxed } from './forms';
import { sentenceOf, sentenceUnder } from '../../../support/sentences';

const under = (path: string, change: Partial<CfsForm>, facts = cfsFacts()) =>
  sentenceUnder(CFS.faults({ ...soundCfs, ...change }, facts), path, cfsCopy.fault);

function comingAt(slot: string, search = STUFFED): string | null {
  const [truck] = soundCfs.inbound;
  if (!truck) throw new Error('there is no truck');
  return under(
    'inbound.0.slot',
    { inbound: [{ ...truck, slot }], cutoff: search.cut ?? '' },
    cfsFacts(cfsQuoteFor(search)),
  );
}

function said(station: string, code: string, change: Partial<CfsSearch>): string | null {
  const offers = listOffers({ ...STUFFED, ...change }, NOBODY);
  const offer = offers.find(({ offerId }) => offerId === `C-${station}`);
  return sentenceOf(offer?.detail.findings ?? [], code, cfsCopy.finding);
}

describe('field sentences of unavailable slots', () => {
  it('cfsSlotSunday: closes Sundays', () =>
    expect(comingAt('2026-11-29T10')).toBe('cfsSlotSunday 周日不作业危品，请换一天'));
  it('cfsSlotPast: closes past slots', () =>
    expect(comingAt('2026-11-20T10')).toBe('cfsSlotPast 该时段已过，请换时间'));
  it('cfsSlotTwice: rejects the same half day twice', () => {
    const [slot] = soundCfs.stuffSlots;
    if (!slot) throw new Error('there is no half day');
    expect(under('stuffSlots.1.slot', { stuffSlots: [slot, slot] })).toBe('cfsSlotTwice 该装箱班次已选过');
  });
  it('cfsSlotHeat: closes hot summer hours for highly flammable goods', () => {
    const july = { ...STUFFED, cut: '2027-07-10T18:00' };
    expect(comingAt('2027-07-08T13', july)).toBe('cfsSlotHeat 高温时段停止甲类装卸，请选 10 点前或 16 点后');
  });
});

it('cfsContainerMany: reports more numbers than containers below them', () => {
  const one = { no: 'CSQU3054383', seal: 'AB1234', tare: '2230' };
  expect(under('containers', { containers: [one, { ...one, no: 'MSKU9070323' }] })).toBe(
    'cfsContainerMany 箱号不能多于 1 个',
  );
});

it('reports planEarly for a first truck before the review can end', () => {
  const now = Date.parse('2026-12-02T19:30:00Z');
  const { findings } = CFS.acceptance(soundCfs, { ...cfsFacts(), now });
  expect(sentenceOf(findings, 'planEarly')).toBe(
    'NEED_APPROVAL 12-03 08:00 早于危险品审核结束（提交后 24 小时内），确认前不能进场或派车，时段可能作废，请改晚',
  );
});

it.each([
  ['SYSG', 'cfsClassRefused', { unNo: '1888' }, 'BLOCK 三氯甲烷（氯仿）：洋山装箱站不具备第 6.1 类资质'],
  ['SYSG', 'cfsFireRefused', { unNo: '1294' }, 'BLOCK 洋山装箱站无甲1 项作业区（甲苯）'],
  ['SWGQ', 'cfsToxic', { unNo: '1689' }, 'BLOCK 氰化钠（固体）属剧毒化学品，不做内装，请联系专库与专用车辆'],
  ['SWGQ', 'cfsControlled', { unNo: '1490' }, 'NEED_APPROVAL 高锰酸钾属管控化学品，进站前需核验备案证明'],
  ['SWGQ', 'cfsDoubtful', { unNo: '2531' }, 'MANUAL 甲基丙烯酸（稳定的）的公开资料存疑，转人工核对'],
  ['SWGQ', 'cfsPacker', { unNo: '1294' }, 'PASS 危险品装箱需由持证装箱检查员现场检查'],
  ['SWGQ', 'cfsTooLate', { cut: '2026-11-20T20:00' }, 'BLOCK 该站已赶不上截港，最近可赶上：11-22 00:00 及以后的截港'],
] as const)('station %s says the agreed sentence of %s', (station, code, change, sentence) => {
  expect(said(station, code, change)).toBe(sentence);
});

/** Nearest reachable cut-off: by remaining slots, or by hours when unknown. */
it('cfsTooLate names the slots of a station with less left than others', () => {
  const sold = { ...NOBODY, taken: (id: string) => (id.startsWith('C-SWGQ-26112') ? 99 : 0) };
  const search = { ...STUFFED, cut: '2026-11-20T20:00' };
  const said = (seen: typeof sold, code: string) => {
    const offer = listOffers(search, seen).find(({ offerId }) => offerId === code);
    return sentenceOf(offer?.detail.findings ?? [], 'cfsTooLate', cfsCopy.finding);
  };
  expect(said(sold, 'C-SWGQ')).toBe('BLOCK 该站已赶不上截港，最近可赶上：12-01 05:00 及以后的截港');
  expect(said({ ...sold, taken: () => 99 }, 'C-SWGQ')).toBe(
    'BLOCK 该站已赶不上截港，最近可赶上：11-22 00:00 及以后的截港',
  );
});

const [truck] = soundCfs.inbound;
if (!truck) throw new Error('there is no truck');
const box = { no: 'CSQU3054383', seal: 'AB1234', tare: '2230' };

it.each([
  ['carrierBookingNo', { carrierBookingNo: 'LY261' }, 'cfsBookingNo 请输入 6–20 位订舱号（大写字母、数字、短横线）'],
  ['carrierBookingNo', { carrierBookingNo: 'LY261_' }, 'cfsBookingNo 请输入 6–20 位订舱号（大写字母、数字、短横线）'],
  ['carrierBookingNo', { carrierBookingNo: 'ly-261' }, null],
  ['vesselVoyage', { vesselVoyage: '' }, 'required 请输入船名航次'],
  ['dstPort', { dstPort: '' }, 'required 请选择目的港'],
  ['dstPort', { dstPort: 'SINGAPORE' }, 'cfsDstPort 请从列表里选目的港'],
  ['dstPort', { dstPort: '鹿特丹 NLRTM' }, null],
  ['etd', { etd: '2026-12-04' }, 'cfsEtdEarly 开船日不能早于截港日'],
  ['etd', { etd: '2026-12-05' }, null],
  ['cutoff', { cutoff: '2026-11-01T18:00' }, 'cfsCutPast 截港时间必须晚于当前时间'],
  ['cutoff', { cutoff: '2026-11-20T20:00' }, 'cfsCutSoon 距截港不足 24 小时，请致电客服 400-000-0000'],
  ['cutoff', { cutoff: '2026-12-25T18:00', etd: '2026-12-26' }, 'cfsCutFar 时段只开放到 21 天后，请临近时再订'],
  ['stuffSlots', { stuffSlots: [] }, 'required 请在时段表里选装箱班次'],
  [
    'stuffSlots.0.slot',
    { inbound: [{ ...truck, slot: '2026-12-03T15' }], stuffSlots: [{ slot: '2026-12-03TPM', teu: '1' }] },
    'cfsSlotAfter 装箱班次需晚于最后一车进站 2 小时',
  ],
  ['stuffSlots', { boxes: [{ type: '40HQ', count: '1' }] }, 'cfsStuffShort 装箱班次不足，各箱共需 2 TEU'],
  [
    'goods',
    { boxes: [{ type: '20GP', count: '2' }], cfs: { '1': { boxNo: '1', isFood: false } } },
    'cfsBoxEmpty 2 号箱尚无货物',
  ],
  ['goods.0.boxNo', { boxes: [{ type: '20GP', count: '2' }] }, 'required 请为每行货物选择箱'],
  ['containers.0.no', { containers: [{ ...box, no: 'CSQU3054384' }] }, 'cfsContainerNo 箱号格式或校验位不正确'],
  ['containers.0.no', { containers: [{ ...box, no: 'csqu3054383' }] }, null],
  ['containers.1.no', { containers: [box, box] }, 'cfsContainerTwice 箱号重复'],
  ['containers.0.seal', { containers: [{ ...box, seal: 'AB1' }] }, 'cfsSeal 铅封号格式不正确'],
  ['containers.0.seal', { containers: [{ ...box, seal: 'AB12' }] }, null],
  ['containers.0.seal', { containers: [{ ...box, seal: 'A'.repeat(16) }] }, 'cfsSeal 铅封号格式不正确'],
  ['containers.0.tare', { containers: [{ ...box, tare: '1499' }] }, 'cfsTare 皮重应为 1500–6000 的整数'],
  ['containers.0.tare', { containers: [{ ...box, tare: '6001' }] }, 'cfsTare 皮重应为 1500–6000 的整数'],
  ['containers.0.tare', { containers: [{ ...box, tare: '6000' }] }, null],
  ['inbound.0.slot', { inbound: [{ ...truck, slot: '2026-12-05T08' }] }, 'cfsSlotCutoff 进站时段需早于截港前 12 小时'],
  ['inbound', { inbound: [{ ...truck, pieces: '90' }] }, 'cfsPiecesDiffer 预约件数 90 与总件数 80 不一致'],
  ['inbound.1.plateNo', { inbound: [truck, truck] }, 'cfsPlateTwice 同一车辆同一时段只能预约一次'],
  ['inbound.0.plateNo', { inbound: [{ ...truck, plateNo: '沪A1234' }] }, 'cfsPlate 请输入正确的车牌号'],
  ['inbound.0.plateNo', { inbound: [{ ...truck, plateNo: '沪I12345' }] }, 'cfsPlate 请输入正确的车牌号'],
  [
    'inbound.0.driverIdTail',
    { inbound: [{ ...truck, driverIdTail: '12X4' }] },
    'cfsIdTail 身份证后 4 位应为 3 位数字加 1 位数字或 X',
  ],
  ['ctuPromise', { ctuPromise: false }, 'required 请确认按 CTU 规范提供包装与标记'],
] as const)('at %s of %o says: %s', (path, change, sentence) => {
  expect(under(path, change as unknown as Partial<CfsForm>)).toBe(sentence);
});

it('shows how many places are left in a slot taken meanwhile', () => {
  const taken = { now: BOOKED_AT, taken: (id: string) => (id === 'C-SWGQ-261203-08-D' ? 3 : 0) };
  expect(under('inbound.0.slot', {}, cfsFacts(cfsQuoteFor(STUFFED, 'SWGQ', taken)))).toBe(
    'cfsSlotFull 时段已满，请换时间（余 0）',
  );
});

it('reports bad positions in a container, and open facts', () => {
  const [row] = soundCfs.goods;
  if (!row) throw new Error('there are no goods');
  const sentence = (form: CfsForm, code: string) =>
    sentenceOf(CFS.acceptance(form, cfsFacts()).findings, code, cfsCopy.finding);
  expect(sentence({ ...soundCfs, goods: [{ ...row, pieces: '2' }] }, 'cfsEccentric')).toBe(
    'MANUAL 1 号箱：甲醇单件超过箱内货重三成，请注明装载位置，重心偏差 ≤5%',
  );
  expect(sentence(boxed(['toluene', 'methanol'], ['1', '1']), 'pairApart')).toMatch(/^PASS_CHECK_DGL 1 ?号箱/);
});

describe('station findings', () => {
  it('cfsSubRisk: need approval for a subsidiary hazard outside the licence', () => {
    expect(said('SYSG', 'cfsSubRisk', { unNo: '1230' })).toBe(
      'NEED_APPROVAL 甲醇：次危险第 6.1 类不在洋山装箱站资质内，需书面确认',
    );
    expect(said('SWGQ', 'cfsSubRisk', { unNo: '1230' })).toBeNull();
  });

  it('cfsOverBoxes: block more tons than the containers carry', () => {
    expect(said('SWGQ', 'cfsOverBoxes', { tons: 30 })).toBe('BLOCK 货重 30 吨超出所选箱量的总载重 28.25 吨');
    expect(said('SWGQ', 'cfsOverBoxes', { tons: 28.25 })).toBeNull();
  });

  it('cfsOverVolume: block a liquid with more volume than the containers', () => {
    expect(said('SWGQ', 'cfsOverVolume', { unNo: '1265', tons: 21 })).toMatch(
      /^BLOCK 戊烷（液体） 21 吨至少占 \d+(\.\d)? m³，超出所选箱量的总容积 \d+ m³$/,
    );
    expect(said('SWGQ', 'cfsOverVolume', { unNo: '1265', tons: 15 })).toBeNull();
    expect(said('SWGQ', 'cfsOverVolume', { unNo: '1830', tons: 21 })).toBeNull();
  });

  it('cfsOverStay: charge containers beyond the free time', () => {
    const inbound = soundCfs.inbound.map((truck) => ({ ...truck, slot: '2026-12-02T08' }));
    const { findings } = CFS.acceptance({ ...soundCfs, inbound }, cfsFacts());
    expect(sentenceOf(findings, 'cfsOverStay', cfsCopy.finding)).toBe(
      'PASS 预计堆存 2 天，超出免费期 1 天，将收 ¥354.00（已计入总价）',
    );
    expect(sentenceOf(CFS.acceptance(soundCfs, cfsFacts()).findings, 'cfsOverStay')).toBeNull();
  });
});

it('cfsSlotClosed: closes the days the station is closed', () => {
  const quote = cfsQuoteFor();
  const { boards } = quote.offer.detail;
  for (const day of boards?.Y.days ?? []) if (day.day === '2026-12-03') day.isClosed = true;
  expect(under('inbound.0.slot', {}, cfsFacts(quote))).toBe('cfsSlotClosed 装箱站这一天停收，请换一天');
});
