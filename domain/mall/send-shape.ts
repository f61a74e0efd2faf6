import * as v from 'valibot';

export const sendTariff = v.object({
  partBase: v.number(),
  partTonKm: v.number(),
  partLeast: v.number(),
  wholeFromKg: v.number(),
  wholeKm: v.number(),
  wholeLeast: v.number(),
  truckMostKg: v.number(),
  dangerFactor: v.number(),
});
