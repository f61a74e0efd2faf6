import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectGoodsCard, type GoodsCardActor, type GoodsCardSnapshot } from '../../../machines/booking/goods-card';
import { CardButtons, PaperHead, Shelf } from '../../../src/features/desk/goods-card';
import { late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { goodsCardPlan, MONDAY_EVENING, TOLUENE } from '../../support/plans/booking/goods-card.plan';

const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

function look(snapshot: GoodsCardSnapshot) {
  const { kept, isFull, now } = selectGoodsCard(snapshot);
  expect(screen.queryAllByRole('listitem').map((one) => one.textContent)).toEqual(
    kept.map(({ name }) => `${name}×移除收藏 ${name}`),
  );
  const links = screen.queryAllByRole('link').map((one) => one.getAttribute('href'));
  expect(links, 'each is found again at its address').toEqual(kept.map(({ key }) => `/dgdesk?tool=un&un=${key}`));
  const isHere = kept.some(({ key }) => key === '1294-toluene');
  expect(isOff(isHere ? '已收藏 UN 1294 甲苯' : '收藏 UN 1294 甲苯')).toBe(isFull && !isHere);
  expect(screen.queryByText('已收藏 20 个，先移除一个再收藏') !== null, 'why no more can be kept').toBe(
    isFull && !isHere,
  );
  expect(isOff('打印'), 'nothing is printed without its day').toBe(now === null);
  const at = now === MONDAY_EVENING ? '20:05' : '20:06';
  const head = screen.queryByText(`查询与打印时间 2026-11-23 ${at}（北京时间）`);
  expect(head !== null, 'the paper says when it was looked up').toBe(now !== null);
}

walkView({
  plan: goodsCardPlan,
  mount: (actor: GoodsCardActor) => (
    <>
      <CardButtons actor={actor} card={TOLUENE} />
      <PaperHead actor={actor} card={TOLUENE} />
      <Shelf actor={actor} />
    </>
  ),
  perform: {
    'card.keep': () => {
      const button = screen.queryByRole('button', { name: '收藏 UN 1294 甲苯' });
      return button === null || button.getAttribute('aria-disabled') === 'true'
        ? late()
        : pressOrLate('button', '收藏 UN 1294 甲苯');
    },
    'card.drop': () => pressOrLate('button', '已收藏 UN 1294 甲苯'),
    'paper.print': () => (isOff('打印') ? late() : pressOrLate('button', '打印')),
  },
  byWorld: { 'clock.ticked': 'the clock', 'shelf.told': 'another tab, and the visit before' },
  look,
});
