import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  arrivalIntents,
  selectArrival,
  type ArrivalActor,
  type ArrivalIntents,
  type ArrivalView,
} from '../../../machines/identity/arrival';
import { arrivalCopy as copy } from '../../copy/after/arrival';
import { Button } from '../../ui/press/button';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';

/** The choice that changes nothing comes first, has the focus, and is taken on Esc. */
export function ArrivalDialogView({ view: { meeting }, on }: { view: ArrivalView; on: ArrivalIntents }) {
  if (meeting === null) return null;
  const { here, arriving } = meeting;
  const { title, warning, stay, enter } = here === null ? copy.alone : copy;
  return (
    <Dialog shape="sheet" isAlert className="p-6 md:max-w-105 md:p-8" onClose={on.decline}>
      <DialogTitle className="text-20">{title}</DialogTitle>
      <p className="mt-4">{here === null ? copy.nobodyHere : copy.here(here)}</p>
      <p className="mt-1">{copy.arriving(arriving)}</p>
      <p className="mt-3 text-warn">{warning}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="sea" className="flex-1" focusTurn={1} onClick={on.decline}>
          {stay}
        </Button>
        <Button look="line" className="flex-1" onClick={on.accept}>
          {enter(arriving)}
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
