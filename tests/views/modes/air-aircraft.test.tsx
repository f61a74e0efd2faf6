import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { AirRowFacts } from '../../../domain/modes/air/form';
import { judgeAtGlance } from '../../../domain/modes/air/glance';
import { AIR } from '../../../domain/modes/air/mode';
import { readPackage } from '../../../domain/modes/air/reading';
import type { AirRowText } from '../../../domain/modes/air/search';
import { airCopy } from '../../../src/copy/modes/air';
import { airOrderCopy } from '../../../src/copy/modes/air/order';
import { airReceiptCopy } from '../../../src/copy/modes/air/receipt';
import { airStatesCopy } from '../../../src/copy/modes/air/search';
import { AircraftPanelView } from '../../../src/modes/air/aircraft-panel';
import { aircraftLine, aircraftTiles } from '../../../src/modes/air/aircraft-said';
import { LimitPanelView } from '../../../src/modes/air/limit-panel';
import { freeNow, freeWords } from '../../../src/modes/air/free-words';
import { WeightPanel } from '../../../src/modes/air/air-search-page';
import { AirStep } from '../../../src/modes/air/air-step';
import { candidateNames } from '../../../src/modes/air/goods-bar';
import { TYPED } from '../../../stories/modes/air.fixtures';
import { METHANOL_FACTS } from '../../../stories/order/order-forms.fixtures';
import { airFacts, soundAir } from '../../support/air-order';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const said = (change: Partial<AirRowText>, isDanger: 'Y' | 'N' = 'Y') => {
  const row = { ...TYPED, ...change };
  const { letter, word, why } = aircraftLine(judgeAtGlance(row, isDanger), row.unNo);
  return [letter, word, why];
};

describe('aircraft panel', () => {
  const linkOf = async (change: Partial<AirRowText>, isDanger: 'Y' | 'N' = 'Y') => {
    const row = { ...TYPED, ...change };
    await person.opens(<AircraftPanelView row={row} isDanger={isDanger} glance={judgeAtGlance(row, isDanger)} />);
    await screen.findByRole('heading', { level: 2 });
    const link = screen.queryByRole('link', { name: '改走海运整箱' });
    await person.leaves();
    return link?.getAttribute('href') ?? null;
  };

  it('links goods forbidden by air to sea freight, and no others', async () => {
    expect(await linkOf({ unNo: '1040', group: '', net: '1' })).toContain('un=1040');
    expect(await linkOf({})).toBeNull();
    expect(await linkOf({}, 'N')).toBeNull();
    expect(await linkOf({ unNo: '', net: '' })).toBeNull();
  });
});

describe('package verdict before pricing', () => {
  it('AE10: is never positive with a charge too high or missing', () => {
    const battery = { unNo: '3480', group: '', net: '10' };
    expect(said({ ...battery, soc: '30' })).toStrictEqual(['R', '仅限货机', '客机禁运，全货机可运']);
    expect(said({ ...battery, soc: '35' }).slice(0, 2)).toStrictEqual(['M', '荷电状态超限']);
    expect(said({ ...battery, soc: '' })).toStrictEqual(['M', '还要填一项', '请填写荷电状态']);
    expect(said({ ...battery, net: '50', soc: '35' }).slice(0, 2), 'what is graver comes first').toStrictEqual([
      'N',
      '超过货机限量',
    ]);
  });

  it('AE13: reports a piece that fits no door, dangerous or not', () => {
    const high = '120×100×170×1';
    expect(said({ net: '50', size: high }).slice(0, 2)).toStrictEqual(['R', '仅限货机']);
    expect(said({ net: '50', size: high })[2]).toContain('120×100×170 cm、260 kg 超过客机腹舱可装的 310×220×155 cm');
    expect(said({ size: high }, 'N').slice(0, 2)).toStrictEqual([null, '仅限货机']);
    expect(said({ size: '120×100×300×1' }, 'N').slice(0, 2)).toStrictEqual(['N', '装不进舱门']);
    expect(said({ net: '50', size: '120×100×300×1' }).slice(0, 2)).toStrictEqual(['N', '装不进舱门']);
    expect(said({ size: '60×60×80×1' }, 'N')).toStrictEqual([null, '普通货物，客机、货机均可', '']);
  });

  it('AE4, AE19, AE20: never guesses and reports goods forbidden by air', () => {
    expect(said({ unNo: '1040', group: '', net: '1' }).slice(0, 2)).toStrictEqual(['N', '航空禁运']);
    expect(said({ group: '' }).slice(0, 2)).toStrictEqual(['M', '还要填一项']);
    expect(said({ unNo: '2014', group: '', net: '0.5', percent: '' })[2]).toContain('请填写浓度');
    expect(said({ unNo: '2014', group: '', net: '0.5', percent: '50' })[0]).toBe('N');
  });
});

describe('goods name in the search bar', () => {
  const paint = { ...METHANOL_FACTS, unNo: '1263', nameCn: '油漆/涂料' };
  const entries = [
    { ...paint, packingGroup: 'III' as const },
    { ...paint, packingGroup: 'I' as const },
    { ...paint, nameCn: '涂料的相关材料', packingGroup: 'III' as const },
  ];
  const named = (group: string) =>
    candidateNames({ ...TYPED, group, key: '1', identity: { kind: 'several', goods: entries, strangers: [] } });

  it('lists every possible name once, narrowed by the packing group', () => {
    expect([named(''), named('III'), named('I')]).toStrictEqual([
      '油漆/涂料 或 涂料的相关材料',
      '油漆/涂料 或 涂料的相关材料',
      '油漆/涂料',
    ]);
  });
});

describe('tiles of belly, freighter and forbidden list', () => {
  const tiles = (change: Partial<AirRowText>, isDanger: 'Y' | 'N' = 'Y') => {
    const row = { ...TYPED, ...change };
    return aircraftTiles(judgeAtGlance(row, isDanger), row.unNo).map(
      ({ name, letter, why }) => `${name} ${letter} ${why}`,
    );
  };

  it('each show their own answer', () => {
    expect(tiles({})).toStrictEqual([
      '客机腹舱 N 超 60 L/件',
      '全货机 R 需预审，起飞前 48 小时',
      '禁运表 Y 表内未列禁运',
    ]);
    expect(tiles({ unNo: '1040', group: '', net: '1' })).toStrictEqual([
      '客机腹舱 N 航空禁运',
      '全货机 N 航空禁运',
      '禁运表 N 航空禁运',
    ]);
    expect(tiles({ unNo: '3480', group: '', net: '10', soc: '30' })[0]).toBe('客机腹舱 N 客机禁运');
    expect(tiles({}, 'N'), 'what is not dangerous is on none of them').toStrictEqual([]);
  });

  it('are never green while a field is missing or for an unknown number', () => {
    expect(tiles({ group: '' }).map((tile) => tile.split(' ')[1])).toStrictEqual(['M', 'M', 'M']);
    expect(tiles({ unNo: '2014', group: '', net: '0.5', percent: '' })[2]).toBe('禁运表 M 先填浓度');
    expect(tiles({ unNo: '3551', group: '' })[2]).toBe('禁运表 M 表内无此编号，转人工核对');
    expect(tiles({ net: '' }).map((tile) => tile.split(' ')[1])).toStrictEqual(['M', 'M', 'Y']);
    expect(tiles({ unNo: '3480', group: '', net: '10', soc: '35' })[1]).toBe('全货机 M 荷电状态超限，转人工核对');
  });

  it('require no net amount for goods without a package limit', async () => {
    const row = { ...TYPED, unNo: '3171', group: '', net: '' };
    expect(said(row)).toStrictEqual(['R', '客机、货机均可', '不限每件净量，按包装说明包装即可']);
    expect(tiles(row).map((tile) => tile.split(' ')[1])).toStrictEqual(['R', 'R', 'Y']);
    await person.opens(<LimitPanelView row={row} glance={judgeAtGlance(row, 'Y')} onRepack={() => {}} />);
    expect(await screen.findByText('不限每件净量，按 PI 952 包装')).toBeInstanceOf(HTMLElement);
  });

  it('check the aircraft doors for the pieces', () => {
    expect(tiles({ net: '50', size: '120×100×170×1' }).slice(0, 2)).toStrictEqual([
      '客机腹舱 N 有单件装不进舱门',
      '全货机 R 需预审，起飞前 48 小时',
    ]);
  });
});

describe('package in an order', () => {
  const [row] = soundAir.goods;
  if (!row) throw new Error('there are no goods');

  const told = (unNo: string, facts: Partial<AirRowFacts>, change: Partial<typeof row> = {}) => {
    const goods = { ...row, unNo, ...change };
    const form = {
      ...soundAir,
      goods: [goods],
      air: { [goods.key]: { ...soundAir.air[goods.key], ...facts } as AirRowFacts },
    };
    return aircraftTiles(readPackage(form, goods), unNo).map(({ letter, why }) => `${letter} ${why}`);
  };

  it('is limited to freighters by a freighter packing instruction, for any amount', () => {
    const little = { net: '5', percent: '' };
    expect(told('1090', { ...little, pi: '353' }).slice(0, 2)).toStrictEqual([
      'R 需预审，起飞前 48 小时',
      'R 需预审，起飞前 48 小时',
    ]);
    expect(told('1090', { ...little, pi: '364' }).slice(0, 2)).toStrictEqual([
      'N 按货机包装说明包装',
      'R 需预审，起飞前 48 小时',
    ]);
  });

  it('is limited to the limited quantity by its packing instruction', () => {
    expect(told('1090', { net: '2', percent: '', pi: 'Y341' }).slice(0, 2)).toStrictEqual([
      'N 超限量 1 L/件',
      'N 超限量 1 L/件',
    ]);
    const whole = { net: '20', percent: '', pi: 'Y964' };
    expect(told('3082', whole, { grossKg: '80', pieces: '2' })[0]).toBe('N 超限量 30 kg/件');
    expect(told('3082', whole, { grossKg: '', pieces: '' })[0]).toBe('M 先填件数和毛重');
    expect(told('3082', whole, { grossKg: '50', pieces: '2' })[0]).toBe('R 需预审，起飞前 48 小时');
  });

  it('is judged as a battery: damaged, overcharged or built in', () => {
    const battery = { percent: '', net: '5', soc: '90', batteryWh: '50', isDamaged: false };
    expect(told('3481', { ...battery, pi: '966' })[1]).toBe('M 荷电状态超限，转人工核对');
    expect(told('3481', { ...battery, pi: '967-I' })[1]).toBe('R 需预审，起飞前 48 小时');
    expect(told('3481', { ...battery, pi: '967-I', isDamaged: true })).toStrictEqual([
      'N 缺陷或召回电池禁运',
      'N 缺陷或召回电池禁运',
      'N 缺陷或召回电池禁运',
    ]);
  });

  it('shows its verdict above the fields of its row', async () => {
    const { view, quote } = stepOf(AIR, { form: soundAir, facts: airFacts(), step: 'goods', faults: [], required: [] });
    await person.opens(
      <AirStep
        parts={{ view: { ...view, own: airCopy.fault }, on: STEP_PARTS.on, lists: STEP_PARTS.lists, quote }}
        {...STEP_PARTS.around}
      />,
    );
    const card = await screen.findByRole('region', { name: '货物 1' });
    const tiles = within(card).getByRole('list', { name: '客机、货机与禁运表' });
    const fields = [...card.querySelectorAll('input, select, textarea')];
    expect(fields.length).toBeGreaterThan(5);
    for (const field of fields) expect(tiles.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('free extra weight', () => {
  const ladder = {
    minimum: 48_000,
    rungs: [0, 45, 100, 300].map((from, at) => ({ from, perKg: [6200, 4800, 3800, 3500][at] ?? 0 })),
  };

  it('applies to the freight alone, not to fuel and security', () => {
    expect(freeNow({ charged: 88, by: 'WEIGHT' }, ladder)).toBe('再加 12 kg，空运费不加钱（按 100 kg 计费）');
    expect(freeNow({ charged: 260, by: 'WEIGHT' }, ladder)).toBe('');
    expect(freeWords({ charged: 260, by: 'WEIGHT' }, ladder)).toBe(
      '再加 16.5 kg 进 300 级，之后到 300 kg 空运费都不加钱',
    );
  });

  it('applies to the chargeable weight when volume counts', () => {
    expect(freeWords({ charged: 260, by: 'VOLUME' }, ladder)).toMatch(/^计费重再加 16\.5 kg/);
  });
});

describe('chargeable weight', () => {
  it.each([
    ['of a part is called one', { kg: '', m3: '0.9' }, '150 kg毛重或体积没有填全，只按已填的算'],
    ['of sizes that leave pieces out is called one', { size: '60×60×80×3' }, '260 kg毛重或体积没有填全，只按已填的算'],
    ['of all of it says what decided', {}, '260 kg毛重 260 ≥ 体积重 150（1 m³ 按 166.7 kg）'],
  ])('%s', async (_, change, words) => {
    await person.opens(<WeightPanel {...judgeAtGlance({ ...TYPED, ...change }, 'Y')} ladder={null} />);
    expect((await screen.findByRole('status')).textContent).toBe(words);
  });
});

describe('air search copy', () => {
  it('speaks of flights and never of ships', () => {
    const { why, go } = airStatesCopy.ends ?? {};
    expect([why?.org, go?.dst]).toStrictEqual(['请选择起飞机场。', '选目的机场']);
    const said = JSON.stringify([airStatesCopy, airOrderCopy, airCopy, airReceiptCopy]);
    expect(said).not.toMatch(/船期|航次|起运港|目的港|截港|班船/);
  });
});
