import type { Past } from '../../order/brief';
import type { WhReceipt } from './receipt';

/** Goods that came into a room or left it, and what stands there from then on. */
export type Movement = {
  at: string;
  way: 'IN' | 'OUT';
  tons: number;
  pallets: number;
  leftTons: number;
  leftPallets: number;
};

type Stored = Pick<WhReceipt, 'tons' | 'pallets'> & { history: readonly Pick<Past, 'state' | 'at'>[] };

/** What has moved so far, the first thing first; nothing before the goods have come. */
export function movementsOf({ tons, pallets, history }: Stored): Movement[] {
  const came = history.find(({ state }) => state === 'CARGO_IN');
  const left = history.find(({ state }) => state === 'COMPLETED');
  if (!came) return [];
  return [
    { at: came.at, way: 'IN', tons, pallets, leftTons: tons, leftPallets: pallets },
    ...(left ? [{ at: left.at, way: 'OUT' as const, tons, pallets, leftTons: 0, leftPallets: 0 }] : []),
  ];
}
