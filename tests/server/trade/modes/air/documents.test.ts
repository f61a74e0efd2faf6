import { describe, expect, it } from 'vitest';

import { blankRowFacts, type AirForm } from '../../../../../domain/modes/air/form';
import { airPrice } from '../../../../../domain/modes/air/acceptance';
import { readAirQuery } from '../../../../../domain/modes/air/address';
import { searchFromAirQuery } from '../../../../../domain/modes/air/asked';
import { formatMoney } from '../../../../../domain/values/money';
import { airBrief } from '../../../../../server/trade/modes/air/brief';
import { airDocument } from '../../../../../server/trade/modes/air/documents';
import { airMode, airFeeInState } from '../../../../../server/trade/modes/air/mode';
import { airPapers } from '../../../../../server/trade/modes/air/papers';
import { bookingNote } from '../../../../../server/trade/modes/booking-note';
import { airReceiptParts } from '../../../../../src/copy/modes/air/receipt-parts';
import { PLACED_AIR } from '../../../../../stories/modes/air.fixtures';
import { airFacts, airQuoteFor, generalAir, soundAir, togetherAir } from '../../../../support/air-order';

const quote = airQuoteFor();

function ordered(form: AirForm) {
  const charges = airPrice(form, quote, airFacts().goodsOf);
  if (!charges) throw new Error('it has no price');
  return { form, quote, charges, takings: [], alternative: null };
}

const printed = (kind: string, form = soundAir): string => airDocument(kind, ordered(form), 'AR261203000018') ?? '';

describe('repeated air order', () => {
  const again = (form: AirForm, brief = airBrief(ordered(form))) => airReceiptParts({ ...PLACED_AIR, ...brief }).again;

  it('searches for the goods as packed and measured', () => {
    expect(again(soundAir)).toBe('/airLift?org=PVG&dst=FRA&d=Y&un=1230&pg=II&net=50&pcs=2&kg=100&size=60~60~80~2');
    const { row, ...asked } = readAirQuery(again(soundAir).split('?')[1] ?? '');
    expect(searchFromAirQuery({ ...asked, row })).toMatchObject({
      unNo: '1230',
      group: 'II',
      net: 50,
      kg: 100,
      isTrial: false,
    });
  });

  it('searches by UN number only when packing is unknown', () => {
    const older = { ...airBrief(ordered(soundAir)), packed: null };
    expect(again(soundAir, older)).not.toMatch(/net=|kg=|size=/);
  });
});

const STRUCK = '<del>客机和货机 PASSENGER AND CARGO AIRCRAFT</del>';

describe('air freight documents', () => {
  it('include a waybill whose rows all span six columns', () => {
    const rows = printed('awbDraft').match(/<tr>.*?<\/tr>/gs) ?? [];
    const widthOf = (row: string) =>
      [...row.matchAll(/<t[dh]\b([^>]*)>/g)].reduce(
        (all, [, how = '']) => all + Number(/colspan="(\d+)"/.exec(how)?.[1] ?? 1),
        0,
      );
    expect(rows.map(widthOf)).toEqual(rows.map(() => 6));
    expect(rows.length).toBeGreaterThan(5);
  });

  it('AE18: include a draft waybill marked as such, with a valid airline number', () => {
    const { waybillNo } = airBrief(ordered(soundAir));
    expect(waybillNo).toMatch(/^901-\d{8}$/);
    expect(Number(waybillNo.slice(4, 11)) % 7).toBe(Number(waybillNo.slice(-1)));
    const page = printed('awbDraft');
    for (const words of [
      waybillNo,
      '草稿',
      'UN 1230, METHANOL, 3 (6.1), PG II',
      'CARGO AIRCRAFT ONLY',
      'NVD',
      '100 kg',
    ])
      expect(page, words).toContain(words);
    expect(printed('awbDraft', generalAir)).not.toContain('CARGO AIRCRAFT ONLY');
  });

  it('show rate, pieces, charges and handling on the waybill, and its labels', () => {
    const form = { ...soundAir, handling: ['COOL', 'ALONE'] };
    const page = printed('awbDraft', form);
    const { charges } = ordered(form);
    const [freight] = charges.lines;
    expect(freight?.item).toBe('AF');
    for (const { total } of [...charges.lines, { total: charges.totalYuan }])
      expect(page).toContain(formatMoney(total));
    for (const words of [
      'Q（100 级）',
      '60×60×80 cm × 2',
      'KEEP AWAY FROM HEAT',
      'DO NOT STACK',
      'ZLKY811',
      '2026-12-03 04:20',
    ])
      expect(page, words).toContain(words);
    expect(page).not.toContain('KEEP UPRIGHT');
    const cold = { ...form, handling: ['TEMP'], tempLow: '-5', tempHigh: '8.5' };
    for (const kind of ['awbDraft', 'labels'])
      expect(printed(kind, cold)).toContain('TEMPERATURE CONTROLLED 温控 -5℃ TO +8.5℃');
    expect(printed('labels', form)).toContain('DO NOT STACK 勿堆码');
    expect(printed('labels', { ...generalAir, handling: ['UP'] }), 'also of goods nobody fears').toContain(
      'KEEP UPRIGHT',
    );
  });

  it('state cargo aircraft only on waybill, declaration and labels for such packing', () => {
    const few = { ...soundAir, air: { '1': { ...blankRowFacts, ...soundAir.air['1'], net: '0.5', pi: '364' } } };
    expect(printed('awbDraft', few)).toContain('CARGO AIRCRAFT ONLY');
    expect(printed('dgdDraft', few)).toContain(STRUCK);
    expect(printed('labels', few)).toContain('CARGO AIRCRAFT ONLY');
  });

  it('include a draft declaration with the aircraft type struck out and Q values per package', () => {
    expect(printed('dgdDraft')).toContain(STRUCK);
    expect(printed('dgdDraft', { ...soundAir, air: { '1': { ...blankRowFacts, net: '1', pi: '352' } } })).toContain(
      '<del>仅限货机 CARGO AIRCRAFT ONLY</del>',
    );
    const page = printed('dgdDraft', togetherAir);
    expect(page, 'who sends it, and from where').toContain(soundAir.shipper.address);
    expect(page).toContain('Q = 0.5');
    expect(page).toContain('2 × Steel drum, non-removable head (1A1) × 20 L，PI 364，合包 1');
    expect(page).toContain(soundAir.emergencyPhone);
    expect(page, 'what is signed').toContain('I hereby declare that the contents of this consignment are fully');
  });

  it('state hand-in place and time, and label every package', () => {
    expect(printed('handIn')).toContain('2026-12-02 04:20 前');
    expect(printed('handIn'), 'a camera reads the order').toContain('<svg class="qr"');
    const labels = printed('labels');
    expect(labels.match(/class="label/g)).toHaveLength(2);
    expect(labels.match(/<svg class="diamond"[^>]*aria-label="[^"]*"/g), 'its hazards are drawn').toHaveLength(4);
    expect(printed('labels', { ...generalAir, handling: ['UP'] })).not.toContain('<svg');
    for (const words of ['1 / 2', '2 / 2', '第 3 类', '第 6.1 类', '仅限货机', '向上']) expect(labels).toContain(words);
    const limited = { ...soundAir, goods: soundAir.goods.map((row) => ({ ...row, isLimited: true })) };
    expect(printed('labels', limited)).toContain('限量标记');
    expect(labels).not.toContain('限量标记');
    expect(airDocument('cargoIn', ordered(soundAir), 'AR1')).toBeNull();
    expect(airDocument('constructor', ordered(soundAir), 'AR1')).toBeNull();
  });

  it.each([
    ['AMS', 'ASKED'],
    ['BOM', 'ASKED'],
    ['LAX', 'OWN'],
  ])('name the consignee in %s by the tax number that country requires', (code, number) => {
    const { consignee } = soundAir;
    const form = { ...soundAir, consignee: { ...consignee, taxId: 'OWN' }, destTaxId: 'ASKED' };
    const to = { ...quote, offer: { ...quote.offer, dst: { code, nameCn: '', nameEn: '' } } };
    const going = { ...ordered(form), quote: to };
    const note = bookingNote(going, 'AR1', airMode.prints.note(going));
    expect(/(?:ASKED|OWN)/.exec(note)?.[0]).toBe(number);
    const waybill = airDocument('awbDraft', going, 'AR1') ?? '';
    expect(waybill.includes('ASKED')).toBe(number === 'ASKED');
    expect(waybill).not.toContain('OWN');
  });

  it('escape typed markup', () => {
    const page = printed('awbDraft', { ...soundAir, shipper: { ...soundAir.shipper, name: '<b>X' } });
    expect(page).toContain('&lt;b&gt;X');
  });
});

it('require an identification report for every chemical, and more for dangerous goods', () => {
  const papersOf = (form: AirForm) => airPapers(ordered(form)).map(({ docType }) => docType);
  expect(papersOf(generalAir)).toStrictEqual(['COND', 'SDS14']);
  expect(papersOf(soundAir)).toStrictEqual([
    'COND:1230',
    'SDS_CN:1230',
    'SDS_EN:1230',
    'DGD',
    'PKG_USE:1230',
    'TOXDATA:1230',
  ]);
  const conditions = airPapers(ordered(togetherAir)).filter(({ docType }) => docType.startsWith('COND'));
  expect(
    conditions.map(({ docType, name }) => `${docType} ${name}`),
    'each of several by its own',
  ).toStrictEqual([
    'COND:1230 货物运输条件鉴定书（起飞当年有效） 甲醇 UN 1230',
    'COND:1090 货物运输条件鉴定书（起飞当年有效） 丙酮 UN 1090',
  ]);
  for (const { docType, dueAt } of airPapers(ordered(soundAir)))
    expect(dueAt, docType).toBe('2026-11-30T20:20:00.000Z');
  const ofPrecursor = airPapers(ordered(togetherAir)).filter(({ docType }) => /^(?:PREC|EXPLIC)/.test(docType));
  expect(
    ofPrecursor.map(({ docType, name }) => `${docType} ${name}`),
    'acetone, of the third class',
  ).toStrictEqual([
    'PRECREG 易制毒购买备案证明',
    'PRECTRANS 易制毒化学品运输备案证明',
    'EXPLIC 两用物项和技术出口许可证',
  ]);
  expect(ofPrecursor[1]?.dueAt, 'by the hour they are handed in').toBe('2026-12-01T20:20:00.000Z');
});

it('require a declaration for powders and batteries declared harmless, row by row', () => {
  const [row] = generalAir.goods;
  if (!row) throw new Error('it has no goods');
  const goods = [
    { ...row, nameCn: '钛白粉', nameEn: 'Titanium dioxide', hsCode: '320611' },
    { ...row, key: '2', nameCn: '甘油', nameEn: 'Glycerol', hsCode: '290545' },
    { ...row, key: '3', nameCn: '钮扣电池', nameEn: 'Button cells', hsCode: '850650' },
  ];
  const papers = airPapers(ordered({ ...generalAir, goods })).map(({ docType, name }) => `${docType} ${name}`);
  expect(papers.filter((paper) => !paper.startsWith('COND'))).toStrictEqual([
    'SDS14 SDS 第 14 章“不属于危险货物”页',
    'NONDG 非危险货物声明 钛白粉',
    'NONDG:-3 非危险货物声明 钮扣电池',
  ]);
});

it('charge a share of the freight for late cancellation', () => {
  const order = ordered(soundAir);
  const freight = order.charges.lines.find(({ item }) => item === 'AF')?.total.amount ?? 0;
  const at = (hours: number) => Date.parse(quote.offer.leavesAt ?? '') - hours * 3_600_000;
  expect(airFeeInState(order, 'BOOKED', at(30))?.amount).toBe(freight / 2);
  expect(airFeeInState(order, 'CARGO_IN', at(80))).toBeNull();
});
