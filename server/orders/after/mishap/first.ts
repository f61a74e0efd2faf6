import { isBeingLookedInto } from '../../../../domain/order/changes/complaint';
import type { HouseEvent } from '../../../../domain/order/life/lifecycle';
import type { NamedMishap } from '../../../../domain/order/changes/mishap';
import type { BookedMode } from '../../../trade/modes/mode';
import { MISHAP_MESSAGES as messages } from './messages';

/** Step that must be reported or chosen before this event, in words; null if none. */
export function firstPendingStep(mode: BookedMode, before: readonly NamedMishap[], event: HouseEvent): string | null {
  const words = mode.after?.mishap;
  if (!words) return null;
  const asked = before.find(({ stands }) => stands === 'ASKED');
  if (asked) return messages.asked(asked.name);
  if (event === 'completed' && isBeingLookedInto(before)) return messages.looked;
  return words.first(before, event);
}
