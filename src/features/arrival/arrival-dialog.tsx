import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  arrivalIntents,
  selectArrival,
  type ArrivalActor,
  type ArrivalIntents,
  type ArrivalView,
} from '../../../machines/identity/arrival';
import { arrivalCopy as copy } from '../../copy/arrival';
import { Button } from '../../ui/press/button';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';

/** The way that changes nothing stands first, has the focus, and is what Esc means. */
export function ArrivalDialogView({ view: { meeting }, on }: { view: ArrivalView; on: ArrivalIntents }) {
  if (meeting === null) return null;
  return (
    <Dialog shape="sheet" isAlert className="p-6 md:max-w-105 md:p-8" onClose={on.decline}>
      <DialogTitle className="text-20">{copy.title}</DialogTitle>
      <p className="mt-4">{copy.here(meeting.here)}</p>
      <p className="mt-1">{copy.arriving(meeting.arriving)}</p>
      <p className="mt-3 text-warn">{copy.warning}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="sea" className="flex-1" focusTurn={1} onClick={on.decline}>
          {copy.stay}
        </Button>
        <Button look="line" className="flex-1" onClick={on.accept}>
          {copy.enter(meeting.arriving)}
        </Button>
      </div>
    </Dialog>
  );
}

export function ArrivalDialog({ actor }: { actor: ArrivalActor }) {
  const view = useSelector(actor, selectArrival, shallowEqual);
  const on = useMemo(() => arrivalIntents(actor), [actor]);
  return <ArrivalDialogView view={view} on={on} />;
}
