import type { ReactNode } from 'react';
import type { CfsStep as Step } from '../../../domain/modes/cfs/fields';
import { CFS_BOXES } from '../../../domain/modes/cfs/search';
import { cfsCopy } from '../../copy/modes/cfs';
import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { gateWords } from '../../copy/modes/cfs/slot-words';
import { truckCopy } from '../../copy/after/truck';
import { createSteps } from '../../frame/steps';
import { BoxRows } from '../../trade/boxes/box-rows';
import { CloseStep } from '../../trade/close-step';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { PlaceField } from '../../trade/fields/place-field';
import { fieldError } from '../../trade/form-parts';
import { DangerChoice } from '../../trade/goods/goods-list';
import { TruckFields } from '../../trade/people/truck-fields';
import type { PriceParts } from '../../trade/price/charge-table';
import { Section } from '../../trade/section';
import { FieldMessage } from '../../ui/form/field-message';
import { CancelBands } from './cancel-bands';
import { ChosenSlots } from './chosen-slots';
import { FormPlan } from './form-plan';
import type { CfsParts } from './order-parts';
import { OwnTick, OwnText } from './own-fields';
import { SlotBoards } from './slot-boards';
import { StepGoods } from './step-goods';

type StationProps = { parts: CfsParts; now: number; renderPicker: RenderPicker };

function StepStation({ parts, now, renderPicker }: StationProps) {
  return (
    <>
      <Section title={copy.booking} note={copy.bookingNote}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnText parts={parts} path="carrierBookingNo" isCapital />
          <OwnText parts={parts} path="vesselVoyage" />
          <OwnText parts={parts} path="cutoff" type="datetime-local" />
          <OwnText parts={parts} path="etd" type="date" />
          <PlaceField parts={parts} path="dstPort" label={cfsCopy.label.dstPort} renderPicker={renderPicker} />
        </div>
        <DangerChoice parts={parts} />
      </Section>
      <Section title={copy.boxes} note={copy.boxNote}>
        <BoxRows parts={parts} types={CFS_BOXES} />
      </Section>
      <FormPlan parts={parts} now={now} />
      <SlotBoards parts={parts} />
      <ChosenSlots parts={parts} now={now} />
    </>
  );
}

function StepInbound({ parts }: { parts: CfsParts }) {
  const { view } = parts;
  const { form } = view;
  const error = fieldError(view, 'inbound');
  return (
    <>
      <Section title={copy.inbound} note={copy.inboundNote} isBad={error !== undefined}>
        <OwnTick parts={parts} path="selfLater" text={copy.later} />
        {form.inbound.length === 0 && <p className="mt-3 text-muted">{copy.noTrucks}</p>}
        <ul className="mt-4 grid gap-4">
          {form.inbound.map(({ slot }, at) => (
            <li key={`${slot} ${at}`} className="rounded-control border border-line p-3">
              <h4 className="mb-2 text-14">
                {truckCopy.truck(at + 1)} · {gateWords(slot)}
              </h4>
              <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
                <TruckFields parts={parts} at={at} />
              </div>
            </li>
          ))}
        </ul>
        <FieldMessage error={error} />
      </Section>
      <Section title={copy.shipper}>
        <OwnText parts={parts} path="owner" />
      </Section>
    </>
  );
}

type ConfirmProps = { parts: CfsParts; now: number; price: PriceParts; papers: ReactNode };

const StepConfirm = ({ parts, now, price, papers }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    now={now}
    price={price}
    files={papers}
    more={<CancelBands charges={parts.view.charges} />}
    promises={<OwnTick parts={parts} path="ctuPromise" text={copy.ctu} />}
  />
);

export const CfsStep = createSteps<Step, CfsParts>({
  station: StepStation,
  goods: StepGoods,
  inbound: StepInbound,
  confirm: StepConfirm,
});
