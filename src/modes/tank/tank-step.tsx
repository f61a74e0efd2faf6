import type { ReactNode } from 'react';
import { tankCancelFee } from '../../../domain/modes/tank/cancel';
import { OWN } from '../../../domain/modes/tank/fields';
import { TANK_LAYOUT, type TankPiece, type TankSection } from '../../../domain/modes/tank/layout';
import type { TankPart, TankStep as Step } from '../../../domain/modes/tank/form';
import { isLease } from '../../../domain/modes/tank/lease';
import { readTankCount } from '../../../domain/modes/tank/reading';
import { tankQuestion } from '../../../domain/modes/tank/search';
import { portCountry } from '../../../domain/order/blocks/countries';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { tankCopy } from '../../copy/modes/tank';
import { tankOrderCopy as copy } from '../../copy/modes/tank/order';
import { createLayout } from '../../frame/form-layout';
import { CloseStep } from '../../trade/close-step';
import { PartyCard } from '../../trade/people/party-card';
import { PartyCards } from '../../trade/people/party-cards';
import { CancelFees as Fees } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import { PickupRegionView, type RegionParts } from '../../trade/services/pickup-region';
import { Goods, Level } from './form-goods';
import type { TankParts } from './order-parts';

/** Parties of the order; a lease has only one. */
const Parties = ({ parts }: { parts: TankParts }) =>
  isLease(parts.view.form) ? (
    <PartyCard parts={parts} party="shipper" note={copy.party} />
  ) : (
    <PartyCards parts={parts} country={portCountry(parts.quote.offer.dst?.code)} mayBeToOrder />
  );

/** District of filling; asked for orders that carry goods of the shop. */
const LoadRegion = ({ parts, region }: { parts: TankParts; region: RegionParts }) => (
  <PickupRegionView parts={parts} region={region} names={copy.levels} />
);

type ClosingProps = { parts: TankParts; now: number; price: PriceParts; papers: ReactNode; children?: ReactNode };

const Closing = ({ parts, now, price, papers, children }: ClosingProps) => (
  <CloseStep
    parts={parts}
    now={now}
    price={price}
    files={papers}
    country={portCountry(parts.quote.offer.dst?.code)}
    more={children}
  />
);

function CancelFees({ parts: { view } }: { parts: TankParts }) {
  const { form } = view;
  const tanks = readTankCount(form);
  return (
    <Fees
      note={isLease(form) ? copy.feesLease : copy.fees}
      names={isLease(form) ? copy.statesLease : copy.states}
      isCounted={tanks !== null}
      feeIn={(state) => tankCancelFee(state, tanks ?? 1)}
    />
  );
}

const { last, heating, isCleaned } = tankQuestion.parts;

function depositNote({ view, quote }: TankParts): string {
  const tanks = readTankCount(view.form);
  const amount = quote.rates.deposit * (tanks ?? 1);
  return copy.depositNote(formatMoney({ amount, currency: YUAN }), tanks === null);
}

export const TankStep = createLayout<Step, keyof TankPart, TankSection, TankPiece, TankParts>(TANK_LAYOUT, {
  fields: OWN.fields,
  asks: (name, { view, quote }) => OWN.asks(name, view.form, { quote, now: 0 }),
  labels: tankCopy.label,
  choices: {
    tankType: copy.types,
    lastCargo: last.called,
    heating: heating.called,
    discharge: copy.discharge,
    nitrogen: copy.nitrogen,
    cleanAtDest: isCleaned.called,
    depositWay: copy.depositWays,
  },
  titles: { filling: copy.filling, service: copy.service, load: copy.load, deposit: copy.deposit },
  notes: {
    filling: () => copy.fillingNote,
    service({ quote }) {
      const free = quote.offer.detail.stock?.free;
      return free === undefined ? undefined : copy.free(free);
    },
    load: () => copy.loadNote,
    deposit: depositNote,
  },
  pieces: {
    goods: Goods,
    level: Level,
    region: LoadRegion,
    parties: Parties,
    closing: Closing,
    cancelFees: CancelFees,
  },
});
