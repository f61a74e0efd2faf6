import type { ServiceType } from '../../desk/services';

/** A question of the gateway: which of the nine services, and what a tool has said of the goods. */
export type DgdSearch = {
  type: ServiceType;
  unNo: string | null;
  /** What was typed before, in words. */
  brought: string;
};

export const LONGEST_BROUGHT = 200;
