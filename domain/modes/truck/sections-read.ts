import type { FillFigures } from '../../goods/tank/fill';
import { tankLiquidOf } from '../../goods/tank/liquids';
import { numberIn } from '../../values/typed-number';
import { filledWith } from './cargo';
import type { TruckForm } from './form';
import type { TruckQuote } from './quote';
import { isWhole, sectionsIn, sectionsText, spreadOf } from './sections';
import { VEHICLES, type TankVehicle } from './vehicles';

type Quoted = Pick<TruckQuote, 'offer'>;

/** Tank of the quote, if it has several liquid compartments. */
export function sectionedIn(quote: Quoted | null): TankVehicle | null {
  const vehicle = quote && VEHICLES[quote.offer.detail.vehicle];
  return vehicle?.kind === 'TANK' && vehicle.sections > 1 ? vehicle : null;
}

export const filledIn = ({ isDanger }: Pick<TruckForm, 'isDanger'>, { offer }: Quoted): FillFigures | null =>
  filledWith(tankLiquidOf(offer.detail.cargo.goodsId), isDanger === 'Y');

type SectionFields = Pick<TruckForm, 'isDanger' | 'loadKg' | 'sections'>;

/** Typed compartment litres when they sum up to the load; null when filled evenly. Older forms lack them. */
export function sectionsOf(form: SectionFields, quote: Quoted): number[] | null {
  const [tank, filled, kg] = [sectionedIn(quote), filledIn(form, quote), numberIn(form.loadKg, 1)];
  const sections = tank && sectionsIn(form.sections ?? '', tank);
  return sections && filled && kg !== null && isWhole(sections, kg, filled) ? sections : null;
}

/** Prefills compartments so that the load does not surge. */
export function sectionsBegun(form: Pick<TruckForm, 'isDanger' | 'loadKg'>, quote: Quoted): string {
  const [tank, filled, kg] = [sectionedIn(quote), filledIn(form, quote), numberIn(form.loadKg, 1)];
  const sections = tank && filled && kg !== null ? spreadOf(tank, filled, kg) : null;
  return sections ? sectionsText(sections) : '';
}
