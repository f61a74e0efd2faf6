import { PATIENCE } from '../booking/booking.world';
import type { Journey } from './journey';
import { companiesOf, onTo, peopleOf } from './truck.journey';

/** 850 kg of xylene from Shanghai to Guangzhou as a part load. */
export const partJourney: Journey = {
  mode: 'part loads',
  search: '/haul?way=P&org=3101&dst=4401&d=Y&un=1307&pg=III&kg=850&m3=1.2',
  async choose(page) {
    await page.getByText(/二甲苯.*：这一班可以收$/).waitFor(PATIENCE);
    await page.getByRole('button', { name: /^选择/ }).first().click(PATIENCE);
    await page.waitForURL(/\/haul\/order\?quote=/, PATIENCE);
  },
  async fill(page, order) {
    await page.locator('[name="goods.0.pieces"]').waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.choose('包装种类', '闭口钢桶');
    await order.text('goods.0.packMark', 'UN 1A1/X1.4/250/24/CN/310001');
    await order.text('goods.0.pieces', '5');
    await onTo(page, order, 'stops');
    await order.text('pickContact', '李工');
    await order.text('pickPhone', '13800138000');
    await order.choose('怎么收货', '从化区（距站点 60 公里）');
    await order.text('dropAddress', '明珠大道 3 号');
    await order.text('dropContact', '陈工');
    await order.text('dropPhone', '13900139000');
    await companiesOf(order);
    await order.choose('收货人用途', '自用');
    await onTo(page, order, 'truck');
    await onTo(page, order, 'confirm');
    await peopleOf(page, order);
  },
  receipt: /\/haul\/order\?no=TR[A-Z0-9]{12}$/,
  says: ['零担拼车', '850 千克、1.2 立方米，按 0.9 吨计费', '派车后在这里显示车牌与随车人员。'],
};
