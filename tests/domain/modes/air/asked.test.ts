import { describe, expect, it } from 'vitest';

import { AIR_LOAD, readAirQuery } from '../../../../domain/modes/air/address';
import { isUntold, readLoad, rowFaults, searchFromAirQuery } from '../../../../domain/modes/air/asked';
import { judgeAtGlance } from '../../../../domain/modes/air/glance';
import type { AirRowPart } from '../../../../domain/modes/air/search';
import { AIR_LIST } from '../../../../domain/modes/air/list';
import { repackRow } from '../../../../domain/modes/air/smaller';
import { readSettings } from '../../../../domain/offer/sailing-settings';
import { airSearchCopy, airStatesCopy } from '../../../../src/copy/modes/air/search';
import { TYPED } from '../../../../stories/modes/air.fixtures';

const HOME = '?org=PVG&dst=SIN&d=Y&un=1090';
const search = (more: string) => searchFromAirQuery(readAirQuery(`${HOME}${more}`));

describe('air search amounts', () => {
  it('use an example when none is typed, without filling the fields', () => {
    const { row } = readAirQuery(HOME);
    expect([row.pieces, row.kg, row.m3, row.size]).toStrictEqual(['', '', '', '']);
    expect(search('')).toMatchObject({ isTrial: true, pieces: 1, kg: 100, m3: 0.6 });
    expect(judgeAtGlance(row, 'Y')).toMatchObject({ isTrial: true, pieces: 1, weight: { charged: 100 } });
  });

  it('require the others when one is typed', () => {
    const { row } = readAirQuery(`${HOME}&kg=500`);
    expect(rowFaults(row, 'Y')).toStrictEqual(['pieces', 'm3']);
    expect(search('&kg=500')).toBeNull();
    expect(judgeAtGlance(row, 'Y').isTrial).toBe(false);
  });

  it('count as typed even when equal to the example', () => {
    expect(search('&pcs=1&kg=100&m3=0.6')).toMatchObject({ isTrial: false, pieces: 1, kg: 100, m3: 0.6 });
    const load = AIR_LOAD.read(`${HOME}&pcs=1&kg=100&m3=0.6`);
    expect(AIR_LOAD.words(load)).toMatchObject({ pcs: '1', kg: '100', m3: '0.6' });
  });

  it.each(['&pcs=abc', '&kg=-5', '&m3=1e9', '&size=60~50', '&pcs=%3Cb%3E'])(
    'with %s in the address are faulty and not replaced by an example',
    (more) => {
      expect(isUntold(readAirQuery(`${HOME}${more}`).row)).toBe(false);
      expect(search(more)).toBeNull();
    },
  );

  it('are rejected when packages weigh less than their content', () => {
    const powder = { ...TYPED, unNo: '1823', group: '', net: '50', pieces: '2', m3: '0.1' };
    expect(rowFaults({ ...powder, kg: '10' }, 'Y')).toStrictEqual(['net']);
    expect(rowFaults({ ...powder, kg: '101' }, 'Y')).toStrictEqual([]);
    expect(
      rowFaults({ ...powder, net: '200', kg: '', pieces: '', m3: '' }, 'Y'),
      'an example weighs nothing',
    ).toStrictEqual([]);
  });
});

describe('smaller packages', () => {
  const smaller = (change: Partial<typeof TYPED>) => judgeAtGlance({ ...TYPED, ...change }, 'Y').smaller;

  it('are the largest that the next aircraft takes, as many as needed', () => {
    expect(smaller({})).toStrictEqual({ aircraft: 'P', net: 50, unit: 'L', most: 60, pieces: 4 });
    expect(smaller({ net: '61', pieces: '3' })).toMatchObject({ net: 50, pieces: 4 });
    expect(smaller({ net: '230' }), 'a freighter first, where not even that takes it').toMatchObject({
      aircraft: 'F',
      net: 200,
      pieces: 2,
    });
  });

  it('are null when the goods fly as they are, never fly, or no passenger aircraft takes them', () => {
    expect(smaller({ net: '50' })).toBeNull();
    expect(smaller({ unNo: '1040', group: '', net: '1' })).toBeNull();
    expect(smaller({ unNo: '3480', group: '', net: '10' })).toBeNull();
    expect(smaller({ group: '' })).toBeNull();
  });

  it('keep no piece count of an example and no outdated sizes', () => {
    const trial = { ...TYPED, pieces: '', kg: '', m3: '' };
    const few = judgeAtGlance(trial, 'Y').smaller;
    expect(few).toMatchObject({ net: 50, pieces: null });
    expect(few && repackRow(trial, few)).toStrictEqual({ net: '50' });
    const sized = { ...TYPED, m3: '', size: '60×60×90×1' };
    const more = judgeAtGlance(sized, 'Y').smaller;
    expect(more && repackRow(sized, more)).toStrictEqual({ net: '50', pieces: '4', size: '', m3: '0.324' });
    const large = { ...sized, size: '120×120×90×1' };
    const asked = judgeAtGlance(large, 'Y').smaller;
    expect(asked && repackRow(large, asked)).toMatchObject({ size: '', m3: '' });
  });
});

it.each([
  ['net', '1.234', 1.234],
  ['net', '1.2345', null],
  ['wh', '99.999', 99.999],
  ['wh', '99.9999', null],
  ['percent', '30.25', 30.25],
  ['percent', '30.255', null],
  ['soc', '30', 30],
  ['soc', '30.5', null],
] as const)('reads amounts of dangerous goods exactly and never rounds: %s of %s', (name, typed, read) => {
  expect(readLoad({ ...TYPED, [name]: typed }, 'Y')[name]).toBe(read);
  expect(readLoad({ ...TYPED, [name]: typed }, 'N')[name], 'nothing of it is asked of harmless goods').toBeNull();
});

it('filters flights by existing aircraft kinds only', () => {
  const kinds = (word: string) => readSettings(`?kind=${word}`, AIR_LIST.names).filter.kinds;
  expect([kinds('F'), kinds('P'), kinds('F.P')]).toStrictEqual([['F'], ['P'], ['F', 'P']]);
  for (const word of ['Q', 'f', 'FP', '%3Cb%3E', '']) expect(kinds(word), word).toStrictEqual([]);
});

it.each<[part: AirRowPart, fine: readonly string[], odd: readonly string[], words: string]>([
  ['pieces', ['1', '99999'], ['0', '100000', '1.5', '-1'], '件数应为 1–99999 的整数'],
  ['kg', ['0.01', '50000'], ['0', '0.001', '50000.01'], '请输入毛重，大于 0，不超过 50000 kg'],
  ['m3', ['0.001', '1'], ['0', '1.001'], '1 m³ 以内填体积，超过 1 m³ 请填写尺寸明细'],
  [
    'size',
    ['1×1×600×1', '600×600×600×1'],
    ['601×1×1×1', '0×1×1×1', '1×1×1×2', '1×1×1'],
    '请按 长×宽×高×件数 填写，件数需与总件数一致',
  ],
  ['net', ['0.001', '50000'], ['0', '50000.001', '-5', 'abc'], '每件净量应大于 0，乘以件数不超过总毛重'],
  ['percent', ['0.01', '100'], ['0', '100.01'], '浓度应大于 0，不超过 100%'],
  ['soc', ['0', '30', '100'], ['101', '30.5'], '荷电状态应为 0–100 的整数'],
  ['wh', ['0.001'], ['0'], '额定能量应为大于 0 的数值'],
])('bounds the input of the air search: %s', (part, fine, odd, words) => {
  const row = { ...TYPED, pieces: '1', kg: '100', m3: '0.5', size: '' };
  const isOff = (text: string) => rowFaults({ ...row, [part]: text }, 'Y').includes(part);
  expect(fine.filter(isOff)).toStrictEqual([]);
  expect(odd.filter((text) => !isOff(text))).toStrictEqual([]);
  expect(airSearchCopy.card.fault[part]).toBe(words);
});

describe('copy of the air search', () => {
  const { card, aircraft } = airSearchCopy;

  it('has a sentence for each missing field', () => {
    expect(airStatesCopy.ends?.why).toStrictEqual({
      org: '请选择起飞机场。',
      dst: '请选择目的机场；起飞与目的机场不能相同。',
    });
    expect(card.fault.kg).toBe('请输入毛重，大于 0，不超过 50000 kg');
    expect(card.sizesDiffer).toBe('尺寸件数与总件数不一致');
    expect(card.owed([card.room])).toBe('请填写尺寸或体积，填齐就重算。');
    expect(aircraft.ask).toStrictEqual({
      group: '这个 UN 有多个包装类别，限量不同，请选择包装类别',
      percent: '这个 UN 的限量随浓度不同，请填写浓度（%）',
      net: '请填写每件净量',
    });
    expect(aircraft.charge.OVER.why).toBe('锂电池荷电状态不得超过 30%，装在设备内的转人工核对');
  });
});
