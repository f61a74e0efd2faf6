import type { ServiceType } from '../../desk/services';

export type DgdSearch = {
  type: ServiceType;
  unNo: string | null;
  brought: string;
  from?: string;
};

/** Bound on the address parameters of a tool. */
export const LONGEST_FROM = 2000;
