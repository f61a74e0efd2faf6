import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { etdList, sailingDetail } from '../../../../../contract/offers/sailings';
import type { Sailing } from '../../../../../domain/offer/sailing';
import type { TestGateway } from '../../../support/gateway';

export type Schedule = ReplyOf<typeof etdList>;

export const METHANOL = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  isDanger: 'Y',
  unNo: '1230',
  boxes: [{ type: '20GP', count: 1 }],
};

export const GENERAL = { ...METHANOL, isDanger: 'N', unNo: undefined };

export const scheduleOf = async (gateway: TestGateway, body: object): Promise<Schedule> =>
  (await gateway.post<Schedule>(etdList.path, body)).data;

export const allOf = async (gateway: TestGateway, body: object): Promise<Sailing[]> =>
  (await scheduleOf(gateway, { ...body, days: 70 })).sailings;

export const detailOf = (gateway: TestGateway, body: object) =>
  gateway.post<ReplyOf<typeof sailingDetail>>(sailingDetail.path, body);

export function firstOf(sailings: readonly Sailing[], state: Sailing['state']): Sailing {
  const found = sailings.find((sailing) => sailing.state === state);
  if (!found) throw new Error(`nothing on this lane is ${state}`);
  return found;
}
