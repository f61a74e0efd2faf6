import { receiveGoods } from '../../../contract/after/receiving';
import { bearing } from '../people/identity/support/person';
import type { TestGateway } from './gateway';

export const received = (gateway: TestGateway, orderNo: string, token: string, change: object = {}) =>
  gateway.post<{ state: string } | null>(receiveGoods.path.replace(':orderNo', orderNo), change, bearing(token));
