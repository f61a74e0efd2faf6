import { DEMO_PASSWORD } from '../../../../../server/doors/demo/people';
import type { TestGateway } from '../../../support/gateway';
import { logIn, sent } from './person';

export const DEMO = {
  person: '13800000001',
  unverified: '13800000002',
  verified: '13800000003',
  wholeVehicle: '13800000004',
  special: '13800000005',
} as const;

export const demoToken = async (gateway: TestGateway, phone: string): Promise<string> =>
  (await logIn(gateway, { phone, password: sent(DEMO_PASSWORD) })).data.token;
