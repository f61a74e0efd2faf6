import { DAY_MS } from '../values/spans';

export const LINK_LIFE_MS = 7 * DAY_MS;

export const LINK_STATES = ['LIVING', 'EXPIRED', 'REVOKED'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export function linkState(link: { expiresAt: number; isRevoked: boolean }, now: number): LinkState {
  if (link.isRevoked) return 'REVOKED';
  return link.expiresAt > now ? 'LIVING' : 'EXPIRED';
}

const KEPT_OF_FIRM = 2;
const FIRM = /(?:股份)?有限(?:责任)?公司$|公司$|厂$/;

/** `上海****有限公司`, `周****`: enough for who knows the sender, too little for anybody else. */
export function maskedParty(name: string): string {
  const end = FIRM.exec(name)?.[0] ?? '';
  return `${name.slice(0, end === '' ? 1 : KEPT_OF_FIRM)}****${end}`;
}
