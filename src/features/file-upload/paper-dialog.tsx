import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  paperViewIntents,
  selectPaperView,
  type FetchedPaper,
  type PaperView,
  type PaperViewActor,
  type PaperViewIntents,
} from '../../../machines/order/paper-view';
import { isDrawnAlike } from '../../../machines/support/drawn-alike';
import { paperCopy as copy } from '../../copy/papers/file-upload';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Button } from '../../ui/press/button';
import { ForReading } from '../../ui/press/for-reading';
import { LinkButton } from '../../ui/press/link-button';

const FRAME = 'mt-4 w-full flex-1 rounded-control border border-line bg-canvas';

function Sheet({ paper: { name, format, address } }: { paper: FetchedPaper }) {
  return format === 'pdf' ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- no browser shows a PDF in a sandbox; the bytes were held to be one
    <iframe title={copy.preview(name)} src={address} className={`min-h-[65dvh] ${FRAME}`} />
  ) : (
    <img alt={copy.preview(name)} src={address} className={`min-h-0 object-contain md:max-h-[70dvh] ${FRAME}`} />
  );
}

export function PaperDialogView({ view: { busyName, paper, failed }, on }: { view: PaperView; on: PaperViewIntents }) {
  if (paper) {
    return (
      <Dialog
        shape="full"
        closesOnBackdrop
        className="flex flex-col p-4 md:w-[min(900px,90vw)] md:p-6"
        onClose={on.close}
      >
        <DialogTitle className="truncate text-20">{paper.name}</DialogTitle>
        <Sheet paper={paper} />
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={on.close}>
            {copy.close}
          </Button>
          <Button look="sea" onClick={on.save}>
            {copy.save}
          </Button>
        </div>
      </Dialog>
    );
  }
  if (busyName !== null) {
    return (
      <p className="px-4 py-2 text-12 text-muted">
        <span role="status">{copy.fetching(busyName)}</span> <LinkButton onClick={on.close}>{copy.cancel}</LinkButton>
      </p>
    );
  }
  return (
    failed && (
      <p role="alert" className="px-4 py-2 text-12 text-bad">
        {copy.failed(failed.name, copy.failure[failed.code])}
      </p>
    )
  );
}

export function PaperDialog({ actor }: { actor: PaperViewActor }) {
  const view = useSelector(actor, selectPaperView, isDrawnAlike);
  const on = useMemo(() => paperViewIntents(actor), [actor]);
  // A read-only page still lets its reader close and save the document.
  return (
    <ForReading value={false}>
      <PaperDialogView view={view} on={on} />
    </ForReading>
  );
}
