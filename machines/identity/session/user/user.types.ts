import type { AuditStatus } from '../../../../domain/people/enterprise';

/** What is kept of a person between two pages: a name to greet, and what decides where links lead. */
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

/** What only the gateway can say about a person; gone with the page. */
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

/** What the user chart tells its parent. An enterprise that cannot be asked for is not mentioned. */
export type UserReport =
  | ({ type: 'user.loaded' } & LoadedUser)
  | { type: 'user.unavailable' }
  | { type: 'entries.loaded'; entries: readonly EnterpriseEntry[] };

export type UserContext = LoadEntriesInput;
