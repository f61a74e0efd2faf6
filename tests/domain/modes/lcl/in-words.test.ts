import { describe, expect, it } from 'vitest';

import type { LclForm } from '../../../../domain/modes/lcl/form';
import type { LclRow } from '../../../../domain/modes/lcl/search';
import { LCL } from '../../../../domain/modes/lcl/mode';
import type { GoodsRow } from '../../../../domain/goods/row';
import { findGoods } from '../../../../server/world/dangerous-goods/library';
import { findSeaPort } from '../../../../server/world/ports/sea-port';
import { buildQuestionFacts } from '../../../../server/trade/modes/lcl/asked';
import { listOffers } from '../../../../server/trade/modes/lcl/offers';
import { servicesBetween } from '../../../../server/trade/modes/lcl/services';
import { lclCopy } from '../../../../src/copy/modes/lcl';
import { row, searchFor, worldAt } from '../../../server/trade/modes/lcl/asked';
import { fetchedLcl, lclFacts, lclQuoteFor, soundLcl } from '../../../support/lcl-order';
import { sentenceOf, sentenceUnder } from '../../../support/sentences';

const TAO = searchFor('CNTAO', 'NLRTM', row('1230', 860, 1.05));
const WORLD = worldAt('2026-11-20T02:00:00.000Z');

function said(dst: string, offerId: string, ...unNos: string[]) {
  const rows = unNos.map((unNo) => row(unNo, 860, 1.05));
  const found = listOffers(searchFor(offerId.startsWith('L-QDHD') ? 'CNTAO' : 'CNSHA', dst, ...rows), WORLD).find(
    (offer) => offer.offerId === offerId,
  );
  return found ? `${found.acceptance.level} ${found.acceptance.reason}` : 'not listed';
}

function formOf(unNo: string, change: Partial<GoodsRow> = {}): LclForm {
  const [first] = soundLcl.goods;
  const goods = findGoods(unNo);
  if (!first) throw new Error('there are no goods');
  const { hazardClass = '', subRisks = [] } = goods ?? {};
  return {
    ...soundLcl,
    goods: [
      {
        ...first,
        unNo,
        goodsId: '',
        nameCn: `货${unNo}`,
        hazardClass: hazardClass ?? '',
        subRisks: [...subRisks],
        ...change,
      },
    ],
  };
}

const judged = (form: LclForm, code: string, quote = lclQuoteFor()) =>
  sentenceOf(LCL.acceptance(form, lclFacts(quote)).findings, code, lclCopy.finding);

it('readyDate: reports goods ready after the shed closes', () => {
  const faults = LCL.faults({ ...fetchedLcl, readyDate: '2026-12-08T10:00' }, lclFacts());
  expect(sentenceUnder(faults, 'readyDate', lclCopy.fault)).toBe('readyTooLate 货好时间晚于进仓截止，请更换班期');
});

/** Findings of the Waigaoqiao shed for the rows, before segregation. */
function asked(code: string, rows: readonly LclRow[], dst = 'NLRTM'): string | null {
  const service = servicesBetween('CNSHA', 'NLRTM').find(({ shed }) => shed.code === 'SHWG');
  const port = findSeaPort(dst);
  if (!service || !port) throw new Error('there is no such way');
  const { findings } = buildQuestionFacts(searchFor('CNSHA', dst, ...rows), { ...service, dst: port }, WORLD);
  return sentenceOf(findings, code, lclCopy.finding);
}

/** Too heavy and too light for the volume. */
const KG: Readonly<Record<string, number>> = { lclDensity: 8600, lclRoomWeight: 12 };

it.each([
  ['lclOwnShared', ['1193', '2055'], 'PASS_CHECK_DGL 本票货物之间无一般隔离要求，仍需查第 16b 栏'],
  ['lclOwnRows', ['1230', '2014'], 'BLOCK 本票货物之间需隔离，不能进同一个箱'],
  ['lclOwnUnread', ['3480', '1789'], 'MANUAL 本票货物能否同箱需逐票审批，或转人工核对'],
  ['lclUnknown', ['9999'], 'MANUAL 物质库中没有 UN 9999，请核对或转人工核对'],
  ['lclDoubtful', ['3269'], 'MANUAL 第 1 行：聚酯树脂器材（液体基料）的公开资料存疑，转人工核对'],
  ['lclGroupOpen', ['1263'], 'NEED_APPROVAL 第 1 行：油漆/涂料的编号有多个条目，I 类的不能拼，请选定'],
  ['lclDensity', ['1230'], 'MANUAL 第 1 行：甲醇的密度与重量/体积不符（按 0.79 kg/L 约 830 kg）'],
  // One entry has no density, so the other is compared with the weight.
  ['lclDensity', ['1170'], 'MANUAL 第 1 行：乙醇（无水）的密度与重量/体积不符（按 0.79 kg/L 约 830 kg）'],
  [
    'lclRoomWeight',
    ['3077'],
    'MANUAL 第 1 行：氧化锌（环境危害固体）的重量与体积不符，1.05 m³ 约重 63 至 6,761 kg，填写的是 12 kg',
  ],
  [
    'lclCooled',
    ['3120'],
    'BLOCK 第 1 行：F型有机过氧化物,固体,控制温度的（二（十六烷基）过氧重碳酸酯（≤100%））需控温运输，拼箱不能控温',
  ],
])('shows %s to a search for %s', (code, unNos, words) => {
  expect(
    asked(
      code,
      unNos.map((unNo) => row(unNo, KG[code] ?? 860, 1.05)),
    ),
  ).toBe(words);
});

it('lclPortRefuses: blocks dangerous goods at a refusing port', () => {
  const methanol = row('1230', 860, 1.05);
  expect(asked('lclPortRefuses', [methanol], 'BDCGP')).toBe('BLOCK 吉大港不作业危险品');
  expect(asked('lclPortRefuses', [methanol])).toBeNull();
});

describe('LCL findings', () => {
  it('report a full container and the next departure', () => {
    expect(said('NLRTM', 'L-SHWG-NLRTM-261202', '1018')).toBe('PASS 本班箱位已满；下一班有箱位 12-09');
    const full = lclQuoteFor(searchFor('CNSHA', 'NLRTM', row('1018', 860, 1.05)), 'L-SHWG-NLRTM-261202');
    expect(full.offer.state).toBe('SOLD_OUT');
    expect(judged(formOf('1018'), 'lclBoxFull', full)).toBe('BLOCK 本班箱位已满');
  });

  it('require a manual check when column 16b is unread', () => {
    expect(said('NLRTM', 'L-SHWG-NLRTM-261216', '1046')).toBe(
      'MANUAL 与箱内第 3 类、第 9 类能否同箱，转人工核对；下一班有箱位 01-13',
    );
    const unread = lclQuoteFor(searchFor('CNSHA', 'NLRTM', row('1046', 860, 1.05)), 'L-SHWG-NLRTM-261209');
    expect(judged(formOf('1046'), 'lclBoxUnread', unread)).toBe('MANUAL 与箱内第 9 类能否同箱，转人工核对');
  });

  it('lclOwnRows: block incompatible rows of one order', () => {
    expect(said('NLRTM', 'L-SHWG-NLRTM-261209', '1230', '2014')).toBe('BLOCK 本票货物之间需隔离，不能进同一个箱');
  });

  it('lclDoubtful: report goods with conflicting sources', () => {
    expect(said('NLRTM', 'L-SHWG-NLRTM-261202', '3269')).toBe(
      'MANUAL 聚酯树脂器材（液体基料）的公开资料存疑，转人工核对',
    );
  });

  it('lclGroupOpen: report a number whose packing group decides', () => {
    expect(said('NLRTM', 'L-SHWG-NLRTM-261209', '1263')).toBe(
      'NEED_APPROVAL 油漆/涂料的编号有多个条目：I 类的不能拼，其余可拼，请选定',
    );
  });

  it('lclSubRisk: report a subsidiary hazard outside the licence of the shed', () => {
    expect(said('NLRTM', 'L-QDHD-NLRTM-261225', '1230')).toBe(
      'NEED_APPROVAL 次危险第 6.1 类不在途拼·黄岛危品拼箱仓的许可类别内，需书面确认',
    );
    expect(judged(formOf('1230', { subRisks: ['6.1'] }), 'lclSubRisk', lclQuoteFor(TAO, 'L-QDHD-NLRTM-261225'))).toBe(
      'NEED_APPROVAL 第 1 行：次危险第 6.1 类不在途拼·黄岛危品拼箱仓许可类别内，需书面确认',
    );
  });
});
