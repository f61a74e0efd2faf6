import type { OnwardTruckFacts } from '../../../domain/order/trucks/onward-truck';

/** Splits a load evenly over trucks, rounded up to kilograms so that none is lost. */
export const sharedOut = (kg: number, trucks: number): Pick<OnwardTruckFacts, 'trucks' | 'kg' | 'm3' | 'box'> => ({
  trucks: Math.max(1, trucks),
  kg: kg > 0 ? Math.ceil(kg / Math.max(1, trucks)) : null,
  m3: null,
  box: null,
});
