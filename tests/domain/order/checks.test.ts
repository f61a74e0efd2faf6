import { describe, expect, it } from 'vitest';

import { CHECKS, buildChecks, fieldOfFinding } from '../../../domain/order/findings/checks';
import { FINDING_SOURCES, type Finding } from '../../../domain/rules/finding';
import { findingCopy } from '../../../src/copy/trade/findings';

const found = (about: Finding['about'], code: Finding['code'], level: Finding['level'], given = {}): Finding => ({
  level,
  about,
  code,
  given,
  source: FINDING_SOURCES.goodsList,
});

const FINDINGS = [
  found('CUTOFF', 'cutoffSoon', 'NEED_APPROVAL'),
  found('PORT', 'dstUntold', 'MANUAL'),
  found('PORT', 'orgDirect', 'PASS'),
  found('WEIGHT', 'heavyTwenty', 'PASS'),
  found('VOLUME', 'overVolume', 'BLOCK'),
  found('CARRIER', 'sailingVerdict', 'PASS'),
];

it('names each subject in shipper words', () => {
  expect(findingCopy.about).toEqual({
    SEGREGATION: '同箱隔离',
    PACK: '包装',
    CLOSURE: '停用与禁运',
    CARRIER: '承运人接载',
    PORT: '港口作业',
    WEIGHT: '重量',
    VOLUME: '体积',
    CUTOFF: '截止时间',
    ROOM: '余量',
    PAPERS: '资料',
    CONSISTENCY: '申报一致性',
    LIMITED: '限量',
    STORE: '库内货物',
    SHARED_BOX: '同箱货物',
    WINTER: '冬季走行',
    WAY: '线路与时间',
    BORDER: '口岸与过境',
    TANK: '罐型与充装',
    LICENCE: '许可与管控',
  });
});

describe('acceptance checks of findings', () => {
  it('answer one question each in a fixed order', () => {
    expect(buildChecks(FINDINGS).map(({ id, level }) => [id, level])).toEqual([
      ['CARRIER', 'PASS'],
      ['ORG', 'PASS'],
      ['DST', 'MANUAL'],
      ['WEIGHT', 'BLOCK'],
      ['CUTOFF', 'NEED_APPROVAL'],
    ]);
  });

  it('contain every finding once, the strictest first', () => {
    const checks = buildChecks(FINDINGS);
    expect(checks.flatMap(({ findings }) => findings)).toHaveLength(FINDINGS.length);
    expect(checks.find(({ id }) => id === 'WEIGHT')?.findings.map(({ code }) => code)).toEqual([
      'overVolume',
      'heavyTwenty',
    ]);
  });

  it('are absent without findings', () => {
    expect(buildChecks([])).toEqual([]);
    expect(new Set(CHECKS).size).toBe(CHECKS.length);
  });
});

describe('field of a finding', () => {
  it.each([
    ['of a row', found('CONSISTENCY', 'classDiffers', 'MANUAL', { row: 2 }), 'goods.1.hazardClass'],
    ['of a pair', found('SEGREGATION', 'pairClasses', 'BLOCK', { rowOne: 1, rowOther: 3 }), 'goods.0.unNo'],
    ['of general goods that are dangerous', found('CONSISTENCY', 'declaredGeneral', 'BLOCK', { row: 1 }), 'isDanger'],
    ['of the weight', found('WEIGHT', 'overPayload', 'BLOCK'), 'boxes.0.type'],
    ['of the papers', found('PAPERS', 'sdsMissing', 'PASS'), 'files'],
    ['of a row the carrier refuses', found('CARRIER', 'carrierRefuses', 'BLOCK', { row: 1 }), 'goods.0.unNo'],
    ['of the sailing', found('CARRIER', 'sailingVerdict', 'MANUAL'), 'offerId'],
    ['of a port', found('PORT', 'dstRefuses', 'BLOCK'), 'offerId'],
    ['of the transhipment', found('PORT', 'viaUntold', 'MANUAL'), 'offerId'],
    ['of a deadline', found('CUTOFF', 'cutoffSoon', 'NEED_APPROVAL'), 'offerId'],
    ['of what nobody can change', found('LIMITED', 'limitedApplies', 'NEED_APPROVAL'), null],
  ])('is $2 when the finding is %s', (_, finding, path) => {
    expect(fieldOfFinding(finding)).toBe(path);
  });
});
