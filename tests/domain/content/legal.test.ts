import { describe, expect, it } from 'vitest';

import { readDocument, writeDocument } from '../../../domain/content/document';
import {
  earliestEditionDay,
  legalBars,
  type LegalStand,
  legalFaults,
  readSections,
} from '../../../domain/content/legal';
import { contentActs, mayDoAct } from '../../../domain/house/content';
import { CHARGES_ID } from '../../../domain/order/papers/protocol';
import { chargeAgreement } from '../../../server/world/content/legal/charge-agreement';
import { deskProtocol } from '../../../server/world/content/legal/desk-protocol';
import { privacyNotice } from '../../../server/world/content/legal/privacy-notice';
import { saleProtocol } from '../../../server/world/content/legal/sale-protocol';
import { shippingProtocol } from '../../../server/world/content/legal/shipping-protocol';
import { storageProtocol } from '../../../server/world/content/legal/storage-protocol';
import { userAgreement } from '../../../server/world/content/legal/user-agreement';

const TEXT = '# 一、收费\n\n价格以\n页面为准。\n\n- 加急另计。\n- 夜间另计。\n\n| 项目 | 时限 |\n| 报告 | 3 日 |';
const FREE: LegalStand = { holds: '2026-11-23', comes: null, from: '2026-11-27', isOwn: false };

describe('typed legal text', () => {
  it.each([
    userAgreement,
    privacyNotice,
    shippingProtocol,
    storageProtocol,
    deskProtocol,
    saleProtocol,
    chargeAgreement,
  ])('$documentId survives writing and reading', (one) => {
    const found = readDocument('legal', writeDocument('legal', one), one.documentId);
    const { title, effectiveOn, summary } = one;
    const sections = one.sections.map(({ sectionId: _, ...section }, at) => ({
      sectionId: `part-${at + 1}`,
      ...section,
    }));
    expect(found).toEqual({ document: { title, effectiveOn, summary, sections } });
  });

  it('parses paragraphs, lists and tables under headings', () => {
    expect(readSections(TEXT)).toEqual([
      {
        sectionId: 'part-1',
        heading: '一、收费',
        blocks: [
          { kind: 'paragraph', text: '价格以页面为准。' },
          { kind: 'list', items: ['加急另计。', '夜间另计。'] },
          { kind: 'table', head: ['项目', '时限'], rows: [['报告', '3 日']] },
        ],
      },
    ]);
  });

  it('reports each of its faults and no other', () => {
    const sound = { title: '化途危品服务协议', effectiveOn: '2027-01-15', summary: '说明服务几时开始、怎样收费。' };
    const found = (change: object, text = TEXT, id = 'desk-protocol') =>
      legalFaults({ ...sound, sections: readSections(text), ...change }, id);
    expect(found({})).toEqual([]);
    expect(found({ title: '协议' })).toEqual(['legalTitle']);
    expect(found({ effectiveOn: '2027-02-29' })).toEqual(['effectiveOn']);
    expect(found({ summary: '太短' })).toEqual(['legalSummary']);
    expect(found({}, '')).toEqual(['legalSections']);
    expect(found({}, '没有小标题')).toEqual(['legalHeading']);
    expect(found({}, '# 空的一节')).toEqual(['legalParts']);
    expect(found({}, '# 一节\n\n| 一 |  |\n| 三 | 四 |')).toEqual(['legalBlock']);
    expect(found({}, '# 一节\n\n| 一 | 二 |\n| 三 |')).toEqual(['legalTable']);
    expect(found({}, '# 一节\n\n<b>重</b>')).toEqual(['markup']);
    for (const sum of ['每箱 500 元', '¥1,000', 'USD 30', '30美元', '2 万元'])
      expect(found({}, `# 一节\n\n取消收 ${sum}。`, CHARGES_ID), sum).toEqual(['legalSums']);
    expect(found({}, '# 一节\n\n取消收 500 元。'), 'where nothing is counted below it').toEqual([]);
    expect(found({}, '# 一节\n\n按美元计，1.8 倍，110%。', CHARGES_ID)).toEqual([]);
  });
});

describe('next edition', () => {
  const at = (day: string, legal: Partial<LegalStand> = {}) => ({
    state: 'PUBLISHED' as const,
    hasDraft: true,
    past: [],
    written: { heads: { effectiveOn: day }, text: TEXT },
    legal: { ...FREE, ...legal },
    campaign: null,
  });

  it('is published from the next day on, by a second person, when no other is pending', () => {
    expect(legalBars(FREE, '2026-11-27')).toEqual([]);
    expect(legalBars(FREE, '2026-11-26')).toEqual(['early']);
    expect(legalBars({ ...FREE, isOwn: true, comes: '2026-12-01' }, '2026-11-20')).toEqual(['own', 'comes', 'early']);
    expect(contentActs(at('2026-11-27'))).toEqual(['publish', 'drop']);
    expect(contentActs(at('2026-11-26'))).toEqual(['drop']);
    expect(contentActs(at('2026-11-28', { comes: '2026-12-01' }))).toEqual(['takeBack', 'drop']);
  });

  it('requires the write right to edit and the publish right to publish', () => {
    const writes = { canWrite: true, canPublish: false };
    const publishes = { canWrite: false, canPublish: true };
    for (const act of ['publish', 'takeBack'] as const) {
      expect([mayDoAct('legal', act, writes), mayDoAct('legal', act, publishes)]).toEqual([false, true]);
      expect([mayDoAct('news', act, writes), mayDoAct('help', act, publishes)]).toEqual([true, false]);
    }
    for (const act of ['restore', 'drop'] as const)
      expect([mayDoAct('legal', act, writes), mayDoAct('legal', act, publishes)]).toEqual([true, false]);
  });

  it.each([
    ['user-agreement', '2026-12-05'],
    ['privacy-notice', '2026-12-05'],
    ['sale-protocol', '2026-11-29'],
  ] as const)('%s takes effect no earlier than %s', (id, from) => {
    expect(earliestEditionDay(id, '2026-11-28', '2020-07-14')).toBe(from);
    expect(earliestEditionDay(id, '2026-11-28', '2026-12-20'), 'later than the one before').toBe('2026-12-21');
  });
});
