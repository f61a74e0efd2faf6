import { describe, expect, it } from 'vitest';

import { blankEnquiry, enquiryFaults } from '../../../domain/modes/enq/enquiry';
import { fclFaults } from '../../../domain/modes/fcl/mode';
import { blankFcl } from '../../../domain/modes/fcl/form';
import { blankGoods } from '../../../domain/goods/row';
import { inRow, REQUIRED_FIELDS, type OrderFault } from '../../../domain/rules/fault';
import { joinWithSpace, fillSentence } from '../../../domain/values/fill';
import { findingCopy, findingSentence } from '../../../src/copy/trade/findings';
import { orderFaultSentence } from '../../../src/copy/order/faults';
import { fclAcceptance } from '../../../domain/modes/fcl/acceptance';
import { VERDICT_LEVELS } from '../../../domain/goods/verdict';
import { dangerousOrder, factsFor, methanol } from '../../support/fcl-order';

const sentence = (path: string, code: OrderFault['code'], given?: OrderFault['given']) =>
  orderFaultSentence(given ? { path, code, given } : { path, code });

describe('field sentences', () => {
  it('say for every required field what to fill in', () => {
    for (const field of REQUIRED_FIELDS)
      expect(sentence(inRow(field, 3), 'required'), field).toMatch(/^[^，。]*[请必要应件]/);
  });

  it('match the field dictionary', () => {
    expect(sentence('goods.0.nameCn', 'nameLength', { length: 61 })).toBe('品名长度为 2–60 个字符，现有 61 个');
    expect(sentence('goods.11.unNo', 'required')).toBe('请输入 4 位 UN 编号');
    expect(sentence('orgPortCode', 'portUnknown')).toBe('起运港不存在，请从列表中选择');
    expect(sentence('remark', 'tooLong', { most: 500, length: 512 })).toBe('备注不能超过 500 字，现有 512 字');
    expect(sentence('goods', 'overPayload', { box: '20GP', most: 28_250 })).toBe('毛重超过 20GP 最大载重 28,250 kg');
    expect(sentence('goods.0.innerQuantity', 'overLimit', { most: '1 L' })).toBe('内包装净量超过限量上限（1 L）');
  });

  it('cover every fault of a blank form', () => {
    const order = {
      ...blankFcl,
      services: ['TRK', 'INS'],
      goods: [{ ...blankGoods('1'), hazardClass: '3' as const }],
    };
    const faults = [
      ...fclFaults(order, factsFor('INNSA')),
      ...enquiryFaults(blankEnquiry, { ...factsFor(), isPlace: () => true }),
    ];
    for (const one of faults) expect(orderFaultSentence(one), one.path).toMatch(/^[^{}]+$/);
  });
});

describe('verdict sentences', () => {
  const acid = { ...methanol, key: '2', nameCn: '盐酸', unNo: '1789', hazardClass: '8' as const, subRisks: [] };
  const alkali = { ...acid, key: '3', nameCn: '氢氧化钠溶液', unNo: '1824' };
  const { findings } = fclAcceptance(
    { ...dangerousOrder, files: [], goods: [{ ...methanol, grossKg: '28250' }, acid, alkali] },
    { ...factsFor(), now: Date.parse('2026-12-07T22:00:00Z') },
  );

  it('give reasons without open placeholders', () => {
    expect(findings.length).toBeGreaterThan(5);
    for (const finding of findings) expect(findingSentence(finding)).toMatch(/^[^{}]{2,}$/);
    expect(findings.map((finding) => findingSentence(finding))).toContain(
      '存在不可同箱的货物，请分箱或分票；最少 2 箱：甲醇 + 盐酸 / 氢氧化钠溶液',
    );
    expect(findings.map((finding) => findingSentence(finding))).toContain(
      '盐酸与氢氧化钠溶液：酸与碱需隔离（SG35/SG36）',
    );
  });

  it('say 无 when the declared or the known subsidiary hazards are empty', () => {
    const told = (said: string, known: string) =>
      findingSentence({ code: 'risksDiffer', given: { row: 1, said, known } });
    expect(told('', '6.1')).toBe('第 1 行：次危险（无）与物质库（6.1）不符，需核对 SDS');
    expect(told('8', '')).toBe('第 1 行：次危险（8）与物质库（无）不符，需核对 SDS');
  });

  it('list the strictest verdict first', () => {
    const levels = findings.map(({ level }) => VERDICT_LEVELS.indexOf(level));
    expect(levels).toEqual(levels.toSorted((one, other) => other - one));
    expect(new Set(levels).size).toBeGreaterThan(2);
  });

  it('always show source, edition and deciding authority', () => {
    expect(findingCopy.decides).toBe('仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。');
    for (const finding of findings) {
      expect(findingCopy.source(finding)).toContain(`${finding.source.source}（${finding.source.edition}）`);
      expect(finding.source.edition).not.toBe('');
    }
  });
});

describe('value filled into a sentence', () => {
  it('is spaced from a Chinese word after a digit or Latin letter only', () => {
    expect(fillSentence('{goods}属{fire}类', { goods: 'UN 1230', fire: '甲1' })).toBe('UN 1230 属甲1 类');
    expect(fillSentence('{goods}超过 {most} kg（{box}）', { goods: '甲醇', most: 28_250, box: '20GP' })).toBe(
      '甲醇超过 28,250 kg（20GP）',
    );
    expect(fillSentence('装{goods}', { goods: 'MDI' })).toBe('装 MDI');
  });

  it('is spaced the same in a button name', () => {
    expect([joinWithSpace('上传', 'SDS（中文）'), joinWithSpace('上传', '危包证')]).toEqual([
      '上传 SDS（中文）',
      '上传危包证',
    ]);
  });
});
