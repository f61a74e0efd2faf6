import type { AuditStatus } from '../../../../domain/people/enterprise';

/** User data kept between pages: the name, and facts that decide link targets. */
export type SessionUser = {
  name: string;
  avatar: string;
  mcpCode: string;
  serviceOpenAuditStatus: AuditStatus | null;
};

export type Enterprise = {
  basicEntId: string;
  enterpriseName: string;
  mcpCode: string;
  serviceOpenAuditStatus: AuditStatus;
};

export type EnterpriseEntry = { entryId: string; serviceName: string; status: AuditStatus };
export type WholeVehicleOrder = { orderNo: string };

/** User data only from the gateway; not stored. */
export type PersonDetails = {
  roles: readonly string[];
  mmInfo: readonly WholeVehicleOrder[];
  enterpriseResp: Enterprise | null;
};

export type UserInput = { token: string };
export type LoadEntriesInput = UserInput & { basicEntId: string };

export type LoadedUser = { user: SessionUser; details: PersonDetails };
export type LoadUserOutcome = ({ ok: true } & LoadedUser) | { ok: false };

export type UserEvent = { type: 'user.refresh' };

/** Report to the parent. Enterprise entries that fail to load are not reported. */
export type UserReport =
  | ({ type: 'user.loaded' } & LoadedUser)
  | { type: 'user.unavailable' }
  | { type: 'entries.loaded'; entries: readonly EnterpriseEntry[] };

export type UserContext = LoadEntriesInput;
