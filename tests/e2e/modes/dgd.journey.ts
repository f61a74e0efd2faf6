import { PATIENCE } from '../booking/booking.world';
import type { Journey } from './journey';

/** Mixture classification started from a tool. */
export const dgdJourney: Journey = {
  mode: 'DGD',
  search: '/dgdesk/dgdeskDetail?type=1&un=1230&ask=闪点定包装类别：闪点（闭杯）11℃',
  async choose(page) {
    await page.getByRole('button', { name: /^在线办理/ }).click(PATIENCE);
    await page.waitForURL(/\/dgdesk\/dgdeskDetail\?quote=/, PATIENCE);
  },
  async fill(page, order) {
    await page.getByText('货物分类判定').first().waitFor(PATIENCE);
    await order.text('goods.0.nameCn', '甲醇水溶液');
    await order.choose('是否混合物', '混合物');
    const add = page.getByRole('button', { name: '添加一行成分' });
    await add.click(PATIENCE);
    await order.text('components.0.name', '甲醇');
    await order.text('components.0.casNo', '67-56-1');
    await order.text('components.0.percent', '60');
    await add.click(PATIENCE);
    await order.text('components.1.name', '水');
    await order.text('components.1.percent', '40');
    await order.choose('物理状态', '液体');
    await order.choose('有无闪点', '有');
    await order.text('flashC', '11');
    await order.text('use', '溶剂');
    await page.getByLabel('海运', { exact: true }).check(PATIENCE);
    await order.onward();
    await page.waitForURL(/step=confirm/, PATIENCE);
    await page
      .getByText(/现在提交：最晚|完成时间转人工核对/)
      .first()
      .waitFor(PATIENCE);
    await order.text('deliverTo', 'lin@example.com');
    await order.consents(false);
    await order.agree();
  },
  receipt: /\/dgdesk\/addOrderSuccess\?no=DG[A-Z0-9]{12}$/,
  says: ['办理时限', '结果将发到 lin@example.com 并留在订单', '货物分类判定', '甲醇水溶液'],
};
