import { afterAll, beforeAll, expect, it } from 'vitest';

import { bookSlot } from '../../../contract/campaign-slots';
import { campaignDetail } from '../../../contract/campaigns';
import { campaignCommand } from '../../../server/campaigns/command';
import { freshPhone, openTestGateway, type TestGateway } from '../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const say = (...words: string[]) => campaignCommand(gateway.database, words);
const statusOf = async (id: string) => (await gateway.get(`${campaignDetail.path}?id=${id}`)).status;

it('a campaign is taken back and published again', async () => {
  expect(await say('list')).toContain('101\t已发布\t罐箱出口季');
  expect(await say('take-back', '101')).toBe('101 已撤下');
  expect(await statusOf('tank-autumn')).toBe(404);
  expect(await say('list')).toContain('101\t已撤下');
  await say('publish', '101');
  expect(await statusOf('tank-autumn')).toBe(200);
});

it('whoever comes is listed by their slot', async () => {
  expect(await say('bookings', '102')).toBe('还没有人预约');
  const phone = freshPhone();
  await gateway.post(bookSlot.path, {
    id: '102',
    key: '7'.repeat(36),
    slotId: 'D2-14',
    company: '常州市庚辛涂料有限公司',
    name: '周工',
    phone,
    question: '过氧化物能不能走拼箱',
    captchaVerification: 'proof',
  });
  expect(await say('bookings', '102')).toContain(`14:00\t常州市庚辛涂料有限公司\t周工\t${phone}\t过氧化物能不能走拼箱`);
});

it.each([[[]], [['publish']], [['take-back', 'tank-autumn']], [['publish', '999']], [['burn', '101']]])(
  '%j is told how it is said',
  async (words) => {
    await expect(say(...words)).rejects.toThrow('npm run campaigns -- list');
  },
);
