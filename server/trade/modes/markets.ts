import type { ModeId } from '../../../domain/mode-ids';
import type { CarryingMode } from '../../../domain/modes/carrying';
import type { NoticePlace } from '../../../domain/offer/notice';
import { airMarket } from './air/market';
import { cfsMarket } from './cfs/market';
import { dgdMarket } from './dgd/market';
import { domMarket } from './dom/market';
import { fclMarket } from './fcl/market';
import { flexiMarket } from './flexi/market';
import { lclMarket } from './lcl/market';
import { mallMarket } from './mall/market';
import type { Markets, ModeMarket } from './market';
import { railMarket } from './rail/market';
import { tankMarket } from './tank/market';
import { truckMarket } from './truck/market';
import { whMarket } from './wh/market';

/** In the order of the desk. Every mode that may fetch goods says what it carries. */
export const MARKETS: Markets = {
  FCL: fclMarket,
  LCL: lclMarket,
  AIR: airMarket,
  RAIL: railMarket,
  DOM: domMarket,
  TANK: tankMarket,
  FLEXI: flexiMarket,
  WH: whMarket,
  CFS: cfsMarket,
  TRUCK: truckMarket,
  MALL: mallMarket,
  DGD: dgdMarket,
} satisfies Markets & Readonly<Record<CarryingMode, Required<Pick<ModeMarket, 'carries'>>>>;

const MARKET_ROWS = Object.entries(MARKETS) as [ModeId, ModeMarket][];

/** Modes whose offers pass something that staff can close, with what they pass. */
export const PASSINGS = MARKET_ROWS.flatMap(([mode, { passing }]) => (passing ? [{ mode, ...passing }] : []));

/** Throws for a mode that passes nothing. */
export function requireMode(key: string): ModeId {
  const found = PASSINGS.find(({ mode }) => mode === key);
  if (!found) throw new TypeError(`${key} passes nothing`);
  return found.mode;
}

export function isCharged(mode: ModeId): boolean {
  const passing = MARKETS[mode]?.passing;
  return passing !== undefined && !passing.isListed;
}

export const CLOSABLE_PLACES: readonly NoticePlace[] = [
  ...new Map(PASSINGS.flatMap(({ places }) => places.map((one) => [one.place, one] as const))).values(),
];

export const NOTICE_PLACES: readonly NoticePlace[] = MARKET_ROWS.flatMap(([, { heeding }]) => heeding?.places ?? []);

/** Modes with arrivals that reports may move. */
export const DELAYED_MODES: readonly ModeId[] = MARKET_ROWS.flatMap(([mode, market]) =>
  'moments' in market ? [mode] : [],
);
