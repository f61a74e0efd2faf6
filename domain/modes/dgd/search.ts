import type { ServiceType } from '../../desk/services';

/** A question of the gateway: which of the nine services, and what a tool has said of the goods. */
export type DgdSearch = {
  type: ServiceType;
  unNo: string | null;
  /** What was typed before, in words. */
  brought: string;
  /** The words of the address of the tool that hands over; none where no tool does. */
  from?: string;
};

/** No tool has more to say in its address. */
export const LONGEST_FROM = 2000;
