import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectEnquiryPrice, type EnquiryPriceSnapshot } from '../../../machines/order/enquiry-price';
import { EnquiryPrice } from '../../../src/modes/enq/enquiry-price';
import { walkView } from '../../support/model/walk-view';
import { enquiryPricePlan } from '../../support/plans/order/enquiry-price.plan';

const WORDS = {
  asking: '正在按所填内容取价。',
  silent: '即时价加载失败，不影响询价。',
  none: '按所填内容没有即时价，由人报价。',
};

function look(snapshot: EnquiryPriceSnapshot) {
  const view = selectEnquiryPrice(snapshot);
  const note = screen.queryByRole('status')?.textContent ?? null;
  if (view.stage === 'none') return expect(note).toBeNull();
  if (view.stage !== 'told') return expect(note).toBe(WORDS[view.stage]);
  if (view.price === null) return expect(note).toBe(WORDS.none);
  expect(note, 'how much').toContain(view.price.mode === 'TANK' ? '$5,080.00 起' : '$4,120.50 起');
  const isTank = view.asked.modeWish === 'TANK';
  const boxes = isTank ? '20TK × 1' : '20GP × 2';
  const amount = view.price.mode === 'TANK' ? `${isTank ? 1 : 2} 个罐，罐型按货物选` : boxes;
  expect(note, 'of what').toContain(` · 上海 → 鹿特丹 · ${amount} · 危险品 UN 1230`);
  expect(note, 'by which departure').toMatch(/沧澜航运 .*12-12.* 开/);
  expect(note, 'without what').toContain('不含目的港费用、拖车。');
}

walkView({
  plan: enquiryPricePlan,
  mount: (actor) => <EnquiryPrice actor={actor} />,
  perform: {},
  byWorld: {
    'question.changed': 'the form it stands beside',
  },
  look,
});
