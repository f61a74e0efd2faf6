import { expect } from 'vitest';

import { bookSlot } from '../../../../../contract/campaigns/slots';
import { campaignDetail } from '../../../../../contract/campaigns/campaigns';
import { claimCoupon } from '../../../../../contract/campaigns/coupons';
import { CODES } from '../../../../../contract/wire/envelope';
import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import type { campaignUptake } from '../../../../../contract/house/campaigns';
import type { houseContent, readContent, saveContent } from '../../../../../contract/house/content';
import { slotIdFromStart } from '../../../../../domain/campaigns/slots';
import { readMoment, type WrittenBlock } from '../../../../../domain/campaigns/written';
import { dayAt, daysAfter } from '../../../../../domain/values/days';
import { bearing } from '../../identity/support/person';
import { freshAddress, freshPhone, NOON, type TestGateway } from '../../../support/gateway';
import { colleague } from './staff';

export const TODAY = dayAt(NOON);
export const TOMORROW = daysAfter(TODAY, 1);
export const MORNING = `${TOMORROW} 09:30`;
export const slotOf = (said: string) => slotIdFromStart(readMoment(said));

export const HERO: WrittenBlock = {
  type: 'hero',
  said: { art: 'drums', text: '年末整柜与整吨一次算清', buttonText: '去预约', to: '#form' },
};
export const COUPON: WrittenBlock['said'] = {
  couponTitle: '年末立减 80 元',
  couponId: 'YE80',
  amount: '80',
  least: '5,000.50',
  modes: 'FCL TANK',
  stock: '3',
  perPerson: '1',
  perEnterprise: '2',
  validDays: '21',
};
export const PRICES: WrittenBlock = {
  type: 'priceList',
  said: { lanes: 'CNSHA → NLRTM\ncntao krpus', goods: '甲苯', unNo: '1294', tons: '18', note: '取现在可订的最低总价' },
};
export const form = (slots: string, perSlot = '2'): WrittenBlock => ({ type: 'form', said: { slots, perSlot } });

let made = 0;
export const fresh = (change: Partial<WrittenBlock['said']> = {}) => {
  made += 1;
  const heads = {
    title: '年末订舱周',
    slug: `year-end-${made}`,
    startsAt: `${TODAY} 08:00`,
    endsAt: `${TOMORROW} 20:00`,
  };
  const coupon: WrittenBlock = { type: 'coupon', said: { ...COUPON, couponId: `YE${made}`, ...change } };
  const blocks: WrittenBlock[] = [HERO, { type: 'countdown', said: {} }, coupon, form(`${MORNING} 14:00`)];
  return { heads, text: '', blocks };
};
export type FreshCampaign = ReturnType<typeof fresh>;

export const couponIn = ({ blocks }: FreshCampaign): string => blocks[2]?.said.couponId ?? '';
export const withBlock = (written: FreshCampaign, at: number, block: WrittenBlock): FreshCampaign => ({
  ...written,
  blocks: written.blocks.map((one, place) => (place === at ? block : one)),
});
export const withCoupon = (written: FreshCampaign, change: Partial<WrittenBlock['said']>): FreshCampaign =>
  withBlock(written, 2, { type: 'coupon', said: { ...written.blocks[2]?.said, ...change } });

let drawn = 0;

export async function campaignDeskOf(gateway: TestGateway) {
  const [editor, other] = [await colleague(gateway, 'content'), await colleague(gateway, 'content')];
  const auditor = await colleague(gateway, 'auditor');
  const post = <TReply>(path: string, body: object, { as } = editor) => gateway.post<TReply>(path, body, as);
  const look = async (key: string) =>
    (await post<ReplyOf<typeof readContent>>(`/api-desk/content/campaign/${key}`, {}, auditor)).data;
  const save = (written: object, key: string | null = null, turn: number | null = null, as = editor) =>
    post<ReplyOf<typeof saveContent>>('/api-desk/content/save', { kind: 'campaign', key, turn, written }, as);
  const act = (key: string, name: string, turn: number, as = editor) =>
    post(`/api-desk/content/campaign/${key}/act`, { act: name, turn, number: null }, as);

  return {
    editor,
    other,
    auditor,
    post,
    look,
    save,
    act,
    list: async () =>
      (await post<ReplyOf<typeof houseContent>>('/api-desk/content', {}, auditor)).data.records.filter(
        ({ kind }) => kind === 'campaign',
      ),
    uptake: (key: string, change: object = {}, as = editor) =>
      post<ReplyOf<typeof campaignUptake>>(`/api-desk/campaigns/${key}/uptake`, { slot: '', page: 1, ...change }, as),
    read: (id: string) => gateway.get<ReplyOf<typeof campaignDetail>>(`${campaignDetail.path}?id=${id}`),
    async published(written: FreshCampaign): Promise<string> {
      const { key } = (await save(written)).data;
      expect((await act(key, 'publish', 0)).code).toBe(CODES.success);
      return key;
    },
    async again(key: string, written: FreshCampaign) {
      const { turn } = await look(key);
      expect((await save(written, key, turn)).code).toBe(CODES.success);
      return act(key, 'publish', turn + 1);
    },
    claim: (id: string, couponId: string, token: string) =>
      gateway.post(claimCoupon.path, { id, couponId, nth: 1 }, bearing(token), freshAddress()),
    book: (id: string, slotId: string, phone = freshPhone(), question = '') => {
      drawn += 1;
      return gateway.post(bookSlot.path, {
        id,
        key: String(drawn).padStart(36, '0'),
        slotId,
        company: '常州市庚辛涂料有限公司',
        name: '周工',
        phone,
        question,
        captchaVerification: 'proof',
      });
    },
  };
}
