import type { ReplyOf } from '../../../contract/wire/endpoint';
import type { userInfo } from '../../../contract/people/user';
import { maskMobileNumber } from '../../../domain/people/phone';
import type { Queries } from '../../base/database/database';
import { notSignedInFault } from '../../base/http/refusal';
import { accountStore, type ProfileRow } from './store';

type UserInfo = ReplyOf<typeof userInfo>;

const profileEnterprise = ({ enterpriseId, enterpriseName, mcpCode, auditStatus }: ProfileRow) =>
  enterpriseId === null
    ? null
    : { basicEntId: enterpriseId, enterpriseName, mcpCode, serviceOpenAuditStatus: auditStatus };

export type WholeVehicleOrders = (queries: Queries, userId: string) => Promise<{ orderNo: string }[]>;

/** A person's own profile; the telephone number is masked. */
export async function readProfile(queries: Queries, ordersOf: WholeVehicleOrders, userId: string): Promise<UserInfo> {
  const profile = await accountStore(queries).profileOf(userId);
  if (!profile) throw notSignedInFault();
  const { name, avatar, phone, roles } = profile;
  const mmInfo = await ordersOf(queries, userId);
  return {
    userId,
    name,
    avatar,
    phone: maskMobileNumber(phone),
    roles,
    mmInfo,
    enterpriseResp: profileEnterprise(profile),
  };
}
