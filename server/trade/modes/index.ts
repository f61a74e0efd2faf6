import type { ModeId } from '../../../domain/mode-ids';
import type { EnquiryFacts } from '../../../domain/modes/enq/enquiry';
import { NO_SELLER, type SellerFacts } from '../../../domain/mall/seller';
import type { OrderFacts } from '../../../domain/order/form/facts';
import { notFoundFault } from '../../base/http/refusal';
import type { Sea } from '../sea/sea';
import { airMode } from './air/mode';
import { domMode } from './dom/mode';
import { cfsMode } from './cfs/mode';
import { dgdMode } from './dgd/mode';
import { enqMode } from './enq/mode';
import { fclMode } from './fcl/mode';
import { flexiMode } from './flexi/mode';
import { lclMode } from './lcl/mode';
import { mallMode } from './mall/mode';
import { railMode } from './rail/mode';
import { tankMode } from './tank/mode';
import { truckMode } from './truck/mode';
import { whMode } from './wh/mode';
import type { AskedMode, BookedMode, ServerMode } from './mode';

export type ServerModes = { readonly [TId in ModeId]?: ServerMode };

type ModesDeps = {
  sea: Sea;
  isPlace: EnquiryFacts['isPlace'];
  identityOf: OrderFacts['identityOf'];
  /** Without it, no seller facts are configured. */
  seller?: SellerFacts | undefined;
};

/** Implemented modes. Quotes, orders, drafts, sweep and desk know a mode only through this table. */
export const createModes = ({ sea, isPlace, identityOf, seller = NO_SELLER }: ModesDeps): ServerModes => ({
  FCL: fclMode(sea),
  LCL: lclMode,
  CFS: cfsMode,
  WH: whMode,
  AIR: airMode,
  DOM: domMode,
  RAIL: railMode,
  FLEXI: flexiMode(sea),
  TANK: tankMode(sea),
  TRUCK: truckMode,
  DGD: dgdMode,
  MALL: mallMode(seller),
  ENQ: enqMode({ isPlace, identityOf }),
});

/** A bookable mode; not found if missing or enquiry-only. */
export function bookedMode(modes: ServerModes, id: ModeId): BookedMode {
  const mode = modes[id];
  if (mode?.kind !== 'booked') throw notFoundFault();
  return mode;
}

export function askedMode(modes: ServerModes, id: ModeId): AskedMode {
  const mode = modes[id];
  if (mode?.kind !== 'asked') throw notFoundFault();
  return mode;
}
