import { useSelector } from '@xstate/react';

import { selectReadingActor } from '../../machines/shell/app';
import { hasCome } from '../../machines/support/absent';
import { useAppActor } from '../actors/app-actor';
import { deferPart } from '../ui/show/deferred';

const dialog = deferPart(async () => (await import('../features/reading/reading-dialog')).ReadingDialog);

export const warmReading = dialog.warm;
export const ReadingSoon = dialog.Soon;

/** Reading dialog, above the page and above the dialog that opened it. */
export function ReadingSlot() {
  const actor = useSelector(useAppActor(), selectReadingActor);
  const isHere = useSelector(actor, hasCome);
  return isHere && actor && <dialog.Part isWanted actor={actor} />;
}
