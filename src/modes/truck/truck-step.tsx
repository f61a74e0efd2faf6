import type { ReactNode } from 'react';

import { truckCancelFee, type CancelInput } from '../../../domain/modes/truck/cancel';
import { cityDoors, HUB } from '../../../domain/modes/truck/doors';
import { OWN } from '../../../domain/modes/truck/fields';
import type { TruckStep as Step } from '../../../domain/modes/truck/form';
import {
  PART_LAYOUT,
  TRUCK_LAYOUT,
  type TruckField,
  type TruckPiece,
  type TruckSection,
} from '../../../domain/modes/truck/layout';
import { sumFreight } from '../../../domain/modes/truck/price';
import { countTrucks, furtherStops, quotedPart } from '../../../domain/modes/truck/reading';
import { sectionedTank } from '../../../domain/modes/truck/sections-read';
import type { End } from '../../../domain/offer/sailing';
import { truckCopy } from '../../copy/modes/truck';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import { partOrderCopy } from '../../copy/modes/truck/part-order';
import { momentText } from '../../copy/words/moment-words';
import { formFacts } from '../../features/order/form-facts';
import type { StepProps } from '../../features/order/step-props';
import { createLayout } from '../../frame/form-layout';
import { CloseStep } from '../../trade/close-step';
import { FeeTable } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import { Drawing, Goods, PartGoods, PartLoad } from './form-goods';
import { amountsAt, arrivalAt, DropHub, LastArrival, PickupHub } from './form-stops';
import type { TruckParts } from './order-parts';

function Fees({ parts: { view, quote } }: { parts: TruckParts }) {
  const part = quotedPart(quote);
  const trucks = part ? 1 : countTrucks(view.form);
  const fee = (state: CancelInput['state'], hours = 0, atGate = 0) =>
    trucks === null || !view.charges
      ? undefined
      : truckCancelFee({ state, hours, atGate, trucks, freight: sumFreight(view.charges) }, quote.rates);
  const { bands } = copy;
  const { booked } = part ? partOrderCopy.bands : bands;
  const hours = quote.rates.cancel.shares.map((one) => one.hours);
  const note = `${(trucks ?? 1) > 1 ? copy.feesByTruck : ''}${part ? partOrderCopy.fees : copy.fees}`;
  return (
    <FeeTable
      note={note}
      rows={[
        [bands.review, fee('UNDER_REVIEW')],
        [bands.confirmed, fee('CONFIRMED')],
        ...hours.map((least, at) => [booked(hours, at), fee('BOOKED', least)] as const),
        ...(part ? [] : [[bands.atGate, fee('BOOKED', 0, trucks ?? 0)] as const]),
        [bands.loaded, fee('CARGO_IN')],
      ]}
    />
  );
}

type ClosingProps = {
  parts: TruckParts;
  now: number;
  price: PriceParts;
  papers: ReactNode;
  above?: ReactNode;
  children?: ReactNode;
};

const Closing = ({ parts, now, price, papers, above, children }: ClosingProps) => (
  <CloseStep
    parts={parts}
    now={now}
    price={price}
    files={papers}
    more={
      <>
        <Fees parts={parts} />
        {parts.view.form.isDanger === 'Y' && above}
      </>
    }
    promises={children}
  />
);

/** Hub, or a district the carrier serves, with its distance. */
const doorWords = (field: 'pickDoor' | 'dropDoor', end: End | null): Record<string, string> => ({
  [HUB]: partOrderCopy.hub[field],
  ...Object.fromEntries(
    cityDoors(end?.code ?? '').map(({ code, nameCn, km }) => [code, partOrderCopy.door(nameCn, km)]),
  ),
});

const stopTitle =
  (at: number) =>
  ({ quote }: TruckParts): string | undefined => {
    const stop = furtherStops(quote)[at - 1];
    return stop && copy.further(at - 1, stop.isPickup, stop.cityCn);
  };

const LOOK = {
  fields: OWN.fields,
  asks: (name: TruckField, parts: TruckParts) => OWN.asks(name, parts.view.form, formFacts(parts)),
  labels: { ...truckCopy.label, insured: ({ quote }: TruckParts) => copy.insure(quote.rates.insurance) },
  hints: {
    trucks: ({ quote }: TruckParts) => copy.free(quote.offer.left[0]?.amount ?? 0),
    sections({ quote }: TruckParts) {
      const tank = sectionedTank(quote);
      return tank ? copy.sectionsHint(tank.sections) : undefined;
    },
    stop1To: copy.legHint,
    stop2To: copy.legHint,
    dropFrom: copy.openHint,
    dropTo: copy.untilHint,
    senderLicence: copy.licenceHint,
    receiverLicence: copy.licenceHint,
    tareKg: copy.tareHint,
    boxNo: copy.boxHint,
    passNo: copy.passHint,
  },
  choices: {
    pickDoor: ({ quote }: TruckParts) => doorWords('pickDoor', quote.offer.org),
    dropDoor: ({ quote }: TruckParts) => doorWords('dropDoor', quote.offer.dst),
    purpose: copy.purposes,
    trip: copy.trips,
    drivers: copy.crews,
    unload: copy.unloads,
    lastLoad: copy.lastLoads,
    box: copy.boxes,
  },
  titles: {
    load: copy.load,
    partLoad: partOrderCopy.load,
    pickup: ({ quote }: TruckParts) => copy.pickup(quote.offer.org?.nameCn ?? ''),
    stop1: stopTitle(1),
    stop2: stopTitle(2),
    drop: ({ quote }: TruckParts) => copy.drop(quote.offer.dst?.nameCn ?? ''),
    partPickup: ({ quote }: TruckParts) => partOrderCopy.pickup(quote.offer.org?.nameCn ?? ''),
    partDrop: ({ quote }: TruckParts) => partOrderCopy.drop(quote.offer.dst?.nameCn ?? ''),
    companies: copy.companies,
    service: copy.service,
    insurance: partOrderCopy.service,
  },
  notes: {
    load: copy.loadNote,
    partLoad: partOrderCopy.loadNote,
    pickup: copy.window,
    partPickup: ({ quote }: TruckParts) => partOrderCopy.closing(momentText(quote.offer.closesAt ?? '')),
    companies: copy.companiesNote,
  },
  pieces: {
    goods: Goods,
    drawing: Drawing,
    partGoods: PartGoods,
    partRoom: PartLoad,
    arrival1: arrivalAt(1),
    amounts1: amountsAt(1),
    arrival2: arrivalAt(2),
    amounts2: amountsAt(2),
    arrival: LastArrival,
    pickupHub: PickupHub,
    dropHub: DropHub,
    closing: Closing,
  },
};

const WholeStep = createLayout<Step, TruckField, TruckSection, TruckPiece, TruckParts>(TRUCK_LAYOUT, LOOK);
const PartStep = createLayout<Step, TruckField, TruckSection, TruckPiece, TruckParts>(PART_LAYOUT, LOOK);

export const TruckStep = (props: StepProps<TruckParts>) =>
  quotedPart(props.parts.quote) ? <PartStep {...props} /> : <WholeStep {...props} />;
