import { askSample, changeSample, ownSamples, samples } from '../../../../contract/mall/samples';
import type { ActInput } from '../../../../domain/house/act-fields';
import type { SampleCase } from '../../../../domain/house/case';
import type { OwnSample, ProductSamples, SampleSheet } from '../../../../domain/mall/samples';
import { dayAt } from '../../../../domain/values/days';
import { newestMessages } from '../../../../server/people/sms/outbox';
import { bearing, type Person } from '../../people/identity/support/person';
import { colleague, type Colleague } from '../../people/staff/support/staff';
import type { TestGateway } from '../../support/gateway';

/** Sold to individuals as well. */
export const GLYCOL = 'P0071';

export const FORM = {
  size: '500 ml',
  use: ' 冷却液配方的冰点试验，小试用 ',
  contact: ' 周工 ',
  phone: ' 0512-62881234 ',
  address: ' 江苏省苏州市星湖街 218 号 ',
};

export const atDesk = (no: string, rest = '') => `/api-desk/sample/${no}${rest}`;
type Doing = { act: string; said?: ActInput; who?: Colleague; how?: 'act' | 'rehearse' };

export async function sampleWorld(gateway: TestGateway) {
  const reviewer = await colleague(gateway, 'reviewer');
  const sheetOf = (who: Person, productId = GLYCOL) =>
    gateway.get<SampleSheet>(`${samples.path}?productId=${productId}`, bearing(who.token));
  const look = async (no: string, who = reviewer) => (await gateway.post<SampleCase>(atDesk(no), {}, who.as)).data;
  return {
    reviewer,
    sheetOf,
    look,
    allOf: async (who: Person) =>
      (await gateway.get<{ products: ProductSamples[] }>(ownSamples.path, bearing(who.token))).data.products,
    today: () => dayAt(gateway.clock.now()),
    ask: (who: Person, change: object = {}) =>
      gateway.post<{ sampleNo: string }>(
        askSample.path,
        { productId: GLYCOL, ...FORM, agreed: 2_500, ...change },
        bearing(who.token),
      ),
    changed: (who: Person, sampleNo: string, change: 'takeBack' | 'receive') =>
      gateway.post(changeSample.path, { sampleNo, change }, bearing(who.token)),
    async act(no: string, { act: id, said = {}, who = reviewer, how = 'act' }: Doing) {
      gateway.clock.advance(1_000);
      const { turn } = await look(no);
      return gateway.post<{ texts: string[] }>(atDesk(no, `/${how}`), { turn, act: id, said }, who.as);
    },
    lastMessage: async () => (await newestMessages(gateway.database))[0]?.notice,
    ownOf: async (who: Person, sampleNo: string): Promise<OwnSample | undefined> =>
      (await sheetOf(who)).data.records.find((one) => one.sampleNo === sampleNo),
  };
}

export type SampleWorld = Awaited<ReturnType<typeof sampleWorld>>;
