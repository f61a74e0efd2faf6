import type { Boards } from '../../../domain/modes/cfs/board';
import { readReach } from '../../../domain/modes/cfs/reading';
import type { SlotReach } from '../../../domain/modes/cfs/slots';
import { parseMoment } from '../../../domain/values/moments';
import type { CfsParts } from './order-parts';
import { shownFacts } from './shown-facts';

type ReachView = Pick<CfsParts['view'], 'form' | 'library' | 'told'>;

/** Constraints for slots, from the form and the time the boards were read. */
export const shownReach = (view: ReachView, boards: Boards): SlotReach =>
  readReach(view.form, { now: parseMoment(boards.seenAt) ?? 0, ...shownFacts(view) });
