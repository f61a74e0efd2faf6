import { fileComplaint } from '../../../contract/after/complaint';
import type { Mishap } from '../../../domain/order/changes/mishap';
import { bearing } from '../people/identity/support/person';
import type { TestGateway } from './gateway';

export const complained = (gateway: TestGateway, orderNo: string, token: string, said: object) =>
  gateway.post<{ complaint: Mishap } | null>(
    fileComplaint.path.replace(':orderNo', orderNo),
    { about: 'SHORT', kg: 500, words: '少了两桶，签收单上已注明', ...said },
    bearing(token),
  );
