import type { Placards } from '../../../../domain/goods/placards';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { loadedBoxes } from '../../../../domain/modes/cfs/boxes';
import { readCutOff, listFires, readGoods, readPlacards, tonsToStuff } from '../../../../domain/modes/cfs/reading';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import type { CfsReceipt } from '../../../../domain/modes/cfs/receipt';
import { openUntil } from '../../../../domain/modes/cfs/truck-changes';
import { lastGateBefore } from '../../../../domain/modes/cfs/slots';
import { DUNNAGE_KG, CONTAINERS } from '../../../../domain/offer/containers';
import { sumGoodsLoad } from '../../../../domain/order/blocks/load';
import { NOT_SEEN } from '../../../../domain/order/trucks/arrival';
import { normaliseContainerNo } from '../../../../domain/order/boxes/container-number';
import { type ResultParts, NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { toIso } from '../../../../domain/values/moments';
import { parseWholeNumber } from '../../../../domain/values/typed-number';
import { namedAmong } from '../goods-line';
import type { Gate } from '../after/trucks';
import type { Snapshot } from '../mode';
import { truckChangeText } from '../truck-told';
import { truckDueAt, LIBRARY_FACTS } from './ordered';

type CfsSnapshot = Snapshot<CfsForm, CfsQuote>;

const NO_PLACARDS: Placards = { hazards: [], marks: [], count: 0 };

function receiptBoxes(form: CfsForm): CfsReceipt['boxes'] {
  return loadedBoxes(form).map((box) => {
    const { no, type, rows } = box;
    const { no: containerNo = '', seal = '', tare = '' } = form.containers[no - 1] ?? {};
    const kg = sumGoodsLoad(rows.map(({ row }) => row)).kg;
    return {
      no,
      type,
      containerNo: normaliseContainerNo(containerNo),
      seal: seal.trim().toUpperCase(),
      goods: rows.map(({ row }) => namedAmong(row, form.isDanger)),
      kg,
      vgmKg: Math.ceil(kg + DUNNAGE_KG + (parseWholeNumber(tare) ?? CONTAINERS[type].tareKg)),
      placards: (form.isDanger === 'Y' && readPlacards(box, LIBRARY_FACTS)) || NO_PLACARDS,
    };
  });
}

export function cfsBrief(
  { form, quote }: CfsSnapshot,
  codes: readonly string[],
  arrivals: ResultParts['arrivals'] = NOTHING_AFTERWARDS.arrivals,
): Omit<CfsReceipt, 'checks' | 'entry' | 'packed' | 'photos' | 'signed'> {
  const { code, nameCn, nameEn, address } = quote.offer.detail.station;
  const cut = readCutOff(form) ?? 0;
  return {
    station: { code, nameCn, nameEn, address },
    cut: toIso(cut),
    lastGate: toIso(lastGateBefore(cut)),
    carrierBookingNo: form.carrierBookingNo.trim().toUpperCase(),
    vesselVoyage: form.vesselVoyage,
    dstPort: form.dstPort,
    tons: tonsToStuff(form),
    trucks: form.inbound.map((truck, at) => {
      const code = codes[at] ?? '';
      const told = { code, openUntil: openUntil(form, at), dueAt: truckDueAt(truck.slot) ?? toIso(cut) };
      return { ...truck, ...told, ...(arrivals.get(code) ?? NOT_SEEN) };
    }),
    search: quote.search,
    stuffings: form.stuffSlots.map(({ slot, teu }) => ({ slot, teu })),
    fires: [...new Set(listFires(readGoods(form, LIBRARY_FACTS)))],
    boxes: receiptBoxes(form),
  };
}

export const cfsTruckText = ({ inbound }: CfsForm, at: number): string => {
  const { slot = '', plateNo = '' } = inbound[at] ?? {};
  return truckChangeText(at, `${slot.slice(0, 10)} ${slot.slice(11)}:00`, plateNo);
};

export const cfsDriver = ({ form: { inbound } }: CfsSnapshot, at: number): string =>
  [inbound[at]?.driverName, inbound[at]?.driverPhone].filter(Boolean).join(' ');

export const cfsUnits = ({ form }: CfsSnapshot) =>
  loadedBoxes(form).map(({ no, type }) => ({ no, name: `${no} 号箱 ${type}` }));

export const cfsGates = ({ form, quote }: CfsSnapshot): Gate[] =>
  form.inbound.map(({ slot, plateNo }) => ({
    station: quote.offer.detail.station.nameCn,
    at: truckDueAt(slot),
    plateNo,
  }));
