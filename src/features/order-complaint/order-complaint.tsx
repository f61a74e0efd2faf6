import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import type { ComplaintWindow } from '../../../domain/order/changes/complaint';
import type { FileUploadActor } from '../../../machines/order/file-upload';
import {
  NO_LOT,
  orderComplaintIntents,
  selectComplaintPhotos,
  selectOrderComplaint,
  type OrderComplaintActor,
  type OrderComplaintIntents,
  type OrderComplaintView as View,
} from '../../../machines/order/order-complaint';
import { orderComplaintCopy as copy } from '../../copy/after/complaint';
import { severalFaults } from '../../copy/words/several-faults';
import { PriceFirstDialog } from '../../trade/price/price-first-dialog';
import { FaultsTold } from '../../ui/form/faults-told';
import { Select } from '../../ui/form/select';
import { TextField } from '../../ui/form/text-field';
import { Button } from '../../ui/press/button';

/** `isShut`: photos cannot be changed meanwhile. */
type PhotoRequest = { label: string; hint: string; error: string | undefined; isShut: boolean };

type ComplaintProps = {
  complaining: ComplaintWindow;
  view: View;
  on: OrderComplaintIntents;
  renderPhotos: (wanted: PhotoRequest) => ReactNode;
};

const faultWords = (field: View['faults'][number], mostKg: number | null): string =>
  field === 'kg' ? copy.fault.kg(mostKg) : copy.fault[field];

function ComplaintDialog({ view, on, renderPhotos }: Omit<ComplaintProps, 'complaining'>) {
  const { about, lots, typed, mostKg, faults, isBusy, isWaiting, isFiled, failureCode } = view;
  const wrongIn = (field: (typeof faults)[number]) => (faults.includes(field) ? faultWords(field, mostKg) : undefined);
  return (
    <PriceFirstDialog
      title={copy.title}
      text={copy.text}
      sums={[]}
      trouble={failureCode === null ? undefined : copy.failure[failureCode]}
      sendWords={isFiled ? copy.filed : isWaiting ? copy.waiting : isBusy ? copy.busy : copy.send}
      closeWords={isFiled ? null : copy.close}
      isBusy={isBusy}
      onSend={on.send}
      onClose={on.close}
    >
      <FaultsTold sentence={severalFaults(faults.map((field) => faultWords(field, mostKg)))}>
        <Select
          label={copy.about}
          hint=""
          choices={about.map(({ kind, name }) => ({ key: kind, label: name }))}
          chosen={typed.about === '' ? null : typed.about}
          placeholder={copy.choose}
          isOff={isBusy}
          error={wrongIn('about')}
          onChoose={on.choose}
        />
        {lots.length > 0 && (
          <Select
            label={copy.lot}
            hint=""
            choices={[
              ...lots.map(({ lotId, kg }) => ({ key: lotId, label: copy.lotOf(lotId, kg) })),
              { key: NO_LOT, label: copy.noLot },
            ]}
            chosen={typed.lot === '' ? null : typed.lot}
            placeholder={copy.choose}
            isOff={isBusy}
            error={wrongIn('lot')}
            onChoose={on.chooseLot}
          />
        )}
        <TextField
          label={copy.kg}
          hint={mostKg === null ? '' : copy.most(mostKg)}
          inputMode="decimal"
          maxLength={12}
          value={typed.kg}
          readOnly={isBusy}
          error={wrongIn('kg')}
          onChange={({ target }) => on.type('kg', target.value)}
        />
        <TextField
          label={copy.words}
          hint={copy.bounds}
          maxLength={100}
          value={typed.words}
          readOnly={isBusy}
          error={wrongIn('words')}
          onChange={({ target }) => on.type('words', target.value)}
        />
        {renderPhotos({
          label: copy.photos,
          hint: copy.photosHint,
          error: wrongIn('photos'),
          isShut: isBusy && !isWaiting,
        })}
      </FaultsTold>
    </PriceFirstDialog>
  );
}

/** The buyer can complain within the time limit; afterwards the complaint's state is shown. */
export function OrderComplaintView({
  complaining: { about, until, isLookedInto },
  view,
  on,
  renderPhotos,
}: ComplaintProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {isLookedInto ? (
        <p className="text-ink">{copy.looked}</p>
      ) : (
        <>
          <Button look="line" size="small" onClick={() => on.open(about)}>
            {copy.open}
          </Button>
          <span className="text-12 text-muted">{copy.until(until)}</span>
        </>
      )}
      {view.isOpen && <ComplaintDialog view={view} on={on} renderPhotos={renderPhotos} />}
    </div>
  );
}

type OrderComplaintProps = Pick<ComplaintProps, 'complaining'> & {
  actor: OrderComplaintActor;
  renderPhotos: (photos: FileUploadActor, wanted: PhotoRequest) => ReactNode;
};

export function OrderComplaint({ actor, complaining, renderPhotos }: OrderComplaintProps) {
  const view = useSelector(actor, selectOrderComplaint);
  const photos = useSelector(actor, selectComplaintPhotos);
  const on = useMemo(() => orderComplaintIntents(actor), [actor]);
  return (
    <OrderComplaintView
      complaining={complaining}
      view={view}
      on={on}
      renderPhotos={(wanted) => photos && renderPhotos(photos, wanted)}
    />
  );
}
