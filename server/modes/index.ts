import type { ModeId } from '../../domain/modes';
import { notFound } from '../http/refusal';
import type { Sea } from '../market/sea';
import { fclMode } from './fcl/mode';
import { lclMode } from './lcl/mode';
import type { BookedMode, ServerMode } from './mode';

export type ServerModes = { readonly [TId in ModeId]?: ServerMode };

/** The modes that are built. A line here is all that quotes, orders, drafts, sweep and desk know of one. */
export const createModes = ({ sea }: { sea: Sea }): ServerModes => ({
  FCL: fclMode(sea),
  LCL: lclMode,
});

/** A mode that can be booked; one that is not built, or only asked for, is not there. */
export function bookedMode(modes: ServerModes, id: ModeId): BookedMode {
  const mode = modes[id];
  if (mode?.kind !== 'booked') throw notFound();
  return mode;
}
