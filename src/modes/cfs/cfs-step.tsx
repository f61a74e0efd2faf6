import type { ReactNode } from 'react';
import { OWN, type CfsStep as Step } from '../../../domain/modes/cfs/fields';
import { CFS_LAYOUT, type CfsField, type CfsPiece, type CfsSection } from '../../../domain/modes/cfs/layout';
import { CFS_BOXES } from '../../../domain/modes/cfs/search';
import { cfsCopy } from '../../copy/modes/cfs';
import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { gateWords } from '../../copy/modes/cfs/slot-words';
import { truckCopy } from '../../copy/after/truck';
import { createLayout } from '../../frame/form-layout';
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
import { BoxPlan } from './box-plan';
import { ChosenSlots } from './chosen-slots';
import { Goods, Lashing } from './form-goods';
import { FormPlan } from './form-plan';
import type { CfsParts } from './order-parts';
import { SlotBoards } from './slot-boards';
import { feeBands, MISSED_TRUCK } from '../../../domain/modes/cfs/cancel-terms';
import { stuffingCharge } from '../../../domain/modes/cfs/price';
import type { Charges } from '../../../domain/offer/charges';
import { formatMoney, YUAN } from '../../../domain/values/money';

const { fees: feesCopy } = copy;

/** Cancellation fees of this order by time before its first truck; hidden without a price. */
export function CancelBands({ charges }: { charges: Charges | null }) {
  if (!charges) return null;
  const bands = feeBands(stuffingCharge(charges));
  return (
    <Section title={feesCopy.title} note={feesCopy.note}>
      <ul>
        {(['early', 'late', 'last'] as const).map((band) => (
          <li key={band} className="flex justify-between gap-4 border-b border-line py-1.5 text-ink">
            <span>{feesCopy.bands[band]}</span>
            <span className="whitespace-nowrap">
              {bands[band] === 0 ? feesCopy.free : formatMoney({ amount: bands[band], currency: YUAN })}
            </span>
          </li>
        ))}
        <li className="flex justify-between gap-4 py-1.5 text-ink">
          <span>{feesCopy.truck}</span>
          <span className="whitespace-nowrap">{formatMoney(MISSED_TRUCK.unitPrice)}</span>
        </li>
      </ul>
    </Section>
  );
}

const Port = ({ parts, renderPicker }: { parts: CfsParts; renderPicker: RenderPicker }) => (
  <>
    <div className="grid gap-x-4 sm:grid-cols-2">
      <PlaceField parts={parts} path="dstPort" label={cfsCopy.label.dstPort} renderPicker={renderPicker} />
    </div>
    <DangerChoice parts={parts} />
  </>
);

const Boxes = ({ parts }: { parts: CfsParts }) => (
  <Section title={copy.boxes} note={copy.boxNote}>
    <BoxRows parts={parts} types={CFS_BOXES} />
  </Section>
);

const Plan = ({ parts, now }: { parts: CfsParts; now: number }) => (
  <>
    <FormPlan parts={parts} now={now} />
    <SlotBoards parts={parts} />
    <ChosenSlots parts={parts} now={now} />
  </>
);

function Trucks({ parts, children }: { parts: CfsParts; children?: ReactNode }) {
  const { form } = parts.view;
  const error = fieldError(parts.view, 'inbound');
  return (
    <Section title={copy.inbound} note={copy.inboundNote} isBad={error !== undefined}>
      {children}
      {form.inbound.length === 0 && <p className="text-muted">{copy.noTrucks}</p>}
      <ul className="grid gap-4">
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
  );
}

type ClosingProps = { parts: CfsParts; now: number; price: PriceParts; papers: ReactNode; children?: ReactNode };

const Closing = ({ parts, now, price, papers, children }: ClosingProps) => (
  <CloseStep
    parts={parts}
    now={now}
    price={price}
    files={papers}
    more={<CancelBands charges={parts.view.charges} />}
    promises={children}
  />
);

/** Services that this station or its tariff does not offer. */
function isOffered(name: CfsField, { offer, rates }: CfsParts['quote']): boolean {
  if (name === 'drayage') return offer.detail.isInPort;
  return name !== 'customs' || rates.customs !== undefined;
}

export const CfsStep = createLayout<Step, CfsField, CfsSection, CfsPiece, CfsParts>(CFS_LAYOUT, {
  fields: OWN.fields,
  asks: (name, { quote }) => isOffered(name, quote),
  labels: { ...cfsCopy.label, customs: copy.customs, selfLater: copy.later, ctuPromise: copy.ctu },
  choices: {},
  titles: { booking: copy.booking, services: copy.services, shipper: copy.shipper },
  notes: {
    booking: copy.bookingNote,
    services: ({ quote }) => (quote.offer.detail.isInPort ? copy.servicesNote : copy.otherPort),
  },
  pieces: {
    port: Port,
    boxes: Boxes,
    plan: Plan,
    goods: Goods,
    boxPlan: BoxPlan,
    lashing: Lashing,
    trucks: Trucks,
    closing: Closing,
  },
});
