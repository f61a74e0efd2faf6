import type { Placards } from '../../../../domain/goods/placards';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { loadedBoxes } from '../../../../domain/modes/cfs/boxes';
import { cutIn, firesIn, goodsIn, placardsIn, tonsOf } from '../../../../domain/modes/cfs/reading';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import type { CfsReceipt } from '../../../../domain/modes/cfs/receipt';
import { openUntil } from '../../../../domain/modes/cfs/truck-changes';
import { lastGateAt } from '../../../../domain/modes/cfs/slots';
import { DUNNAGE_KG, CONTAINERS } from '../../../../domain/offer/containers';
import { loadIn } from '../../../../domain/order/blocks/load';
import { NOT_SEEN } from '../../../../domain/order/trucks/arrival';
import { containerNoIn } from '../../../../domain/order/boxes/container-number';
import { type Afterwards, NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { isoOf } from '../../../../domain/values/moments';
import { wholeNumberIn } from '../../../../domain/values/typed-number';
import { namedAmong } from '../goods-line';
import type { Gate } from '../after/trucks';
import type { Snapshot } from '../mode';
import { truckTold } from '../truck-told';
import { dueAt, LIBRARY_FACTS } from './ordered';

type CfsSnapshot = Snapshot<CfsForm, CfsQuote>;

const NO_PLACARDS: Placards = { hazards: [], marks: [], count: 0 };

function boxesOf(form: CfsForm): CfsReceipt['boxes'] {
  return loadedBoxes(form).map((box) => {
    const { no, type, rows } = box;
    const { no: containerNo = '', seal = '', tare = '' } = form.containers[no - 1] ?? {};
    const kg = loadIn(rows.map(({ row }) => row)).kg;
    return {
      no,
      type,
      containerNo: containerNoIn(containerNo),
      seal: seal.trim().toUpperCase(),
      goods: rows.map(({ row }) => namedAmong(row, form.isDanger)),
      kg,
      vgmKg: Math.ceil(kg + DUNNAGE_KG + (wholeNumberIn(tare) ?? CONTAINERS[type].tareKg)),
      placards: (form.isDanger === 'Y' && placardsIn(box, LIBRARY_FACTS)) || NO_PLACARDS,
    };
  });
}

export function cfsBrief(
  { form, quote }: CfsSnapshot,
  codes: readonly string[],
  arrivals: Afterwards['arrivals'] = NOTHING_AFTERWARDS.arrivals,
): Omit<CfsReceipt, 'checks' | 'entry' | 'packed' | 'photos' | 'signed'> {
  const { code, nameCn, nameEn, address } = quote.offer.detail.station;
  const cut = cutIn(form) ?? 0;
  return {
    station: { code, nameCn, nameEn, address },
    cut: isoOf(cut),
    lastGate: isoOf(lastGateAt(cut)),
    carrierBookingNo: form.carrierBookingNo.trim().toUpperCase(),
    vesselVoyage: form.vesselVoyage,
    dstPort: form.dstPort,
    tons: tonsOf(form),
    trucks: form.inbound.map((truck, at) => {
      const code = codes[at] ?? '';
      const told = { code, openUntil: openUntil(form, at), dueAt: dueAt(truck.slot) ?? isoOf(cut) };
      return { ...truck, ...told, ...(arrivals.get(code) ?? NOT_SEEN) };
    }),
    search: quote.search,
    stuffings: form.stuffSlots.map(({ slot, teu }) => ({ slot, teu })),
    fires: [...new Set(firesIn(goodsIn(form, LIBRARY_FACTS)))],
    boxes: boxesOf(form),
  };
}

export const cfsTruckTold = ({ inbound }: CfsForm, at: number): string => {
  const { slot = '', plateNo = '' } = inbound[at] ?? {};
  return truckTold(at, `${slot.slice(0, 10)} ${slot.slice(11)}:00`, plateNo);
};

export const cfsDriver = ({ form: { inbound } }: CfsSnapshot, at: number): string =>
  [inbound[at]?.driverName, inbound[at]?.driverPhone].filter(Boolean).join(' ');

export const cfsUnits = ({ form }: CfsSnapshot) =>
  loadedBoxes(form).map(({ no, type }) => ({ no, name: `${no} 号箱 ${type}` }));

export const cfsGates = ({ form, quote }: CfsSnapshot): Gate[] =>
  form.inbound.map(({ slot, plateNo }) => ({
    station: quote.offer.detail.station.nameCn,
    at: dueAt(slot),
    plateNo,
  }));
