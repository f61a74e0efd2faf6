import { METHANOL_TO_SINGAPORE, PATIENCE } from '../booking/booking.world';
import { toTheForm } from '../booking/order.page';
import type { Journey } from './journey';

export const fclJourney: Journey = {
  mode: 'FCL',
  search: METHANOL_TO_SINGAPORE,
  choose: async (page) => void (await toTheForm(page)),
  async fill(page, order) {
    await order.terms();
    await order.next('goods');
    await order.row(0).getByRole('heading', { name: '甲醇 Methanol' }).waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.amounts(0, { pieces: '80', grossKg: '14,160', volume: '16' });
    await order.next('services');
    await order.choose('危品申报方式', '自行申报');
    await order.people();
    await order.next('confirm');
    await order.consents(true);
    await order.agree();
  },
  receipt: /\/shippingFcl\/addOrderSuccess\?no=FC[A-Z0-9]{12}$/,
  says: ['1 × 20GP'],
};
