import { minorUnits, roundedUp } from '../values/money';
import type { Is } from '../shape/is';
import type { sendTariff } from './send-shape';

/** Road tariff in yuan. `wholeFromKg`: whole trucks from this weight. */
type SendTariff = Is<typeof sendTariff>;

export const SEND: SendTariff = {
  partBase: 180,
  partTonKm: 1.15,
  partLeast: 480,
  wholeFromKg: 10_000,
  wholeKm: 9.2,
  wholeLeast: 1500,
  truckMostKg: 30_000,
  dangerFactor: 1.35,
};

type DeliveryLoad = { km: number; grossKg: number; isDanger: boolean };

/** Tons of a part load, rounded up to 100 kg. */
const startedTons = (kg: number): number => Math.ceil(kg / 100 - 1e-9) / 10;

/** `total` in fen; `trucks` is null for a part load. */
export function sendPrice(
  { km, grossKg, isDanger }: DeliveryLoad,
  tariff = SEND,
): { total: number; trucks: number | null } {
  const factor = isDanger ? tariff.dangerFactor : 1;
  if (grossKg < tariff.wholeFromKg) {
    const yuan = Math.max(tariff.partLeast, tariff.partBase + tariff.partTonKm * km * startedTons(grossKg));
    return { total: roundedUp(minorUnits(yuan) * factor), trucks: null };
  }
  const trucks = Math.ceil(grossKg / tariff.truckMostKg);
  return { total: roundedUp(minorUnits(Math.max(tariff.wholeLeast, tariff.wholeKm * km)) * factor) * trucks, trucks };
}
