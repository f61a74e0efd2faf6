import type { FillFigures } from '../../goods/tank/fill';
import { findTankLiquid } from '../../goods/tank/liquids';
import { parseNumber } from '../../values/typed-number';
import { usualFillFigures } from './cargo';
import type { TruckForm } from './form';
import type { TruckQuote } from './quote';
import { isWhole, parseSections, sectionsText, spreadOverSections } from './sections';
import { VEHICLES, type TankVehicle } from './vehicles';

type Quoted = Pick<TruckQuote, 'offer'>;

/** Tank of the quote, if it has several liquid compartments. */
export function sectionedTank(quote: Quoted | null): TankVehicle | null {
  const vehicle = quote && VEHICLES[quote.offer.detail.vehicle];
  return vehicle?.kind === 'TANK' && vehicle.sections > 1 ? vehicle : null;
}

export const sectionFillFigures = ({ isDanger }: Pick<TruckForm, 'isDanger'>, { offer }: Quoted): FillFigures | null =>
  usualFillFigures(findTankLiquid(offer.detail.cargo.goodsId), isDanger === 'Y');

type SectionFields = Pick<TruckForm, 'isDanger' | 'loadKg' | 'sections'>;

/** Typed compartment litres when they sum up to the load; null when filled evenly. Older forms lack them. */
export function readSectionLitres(form: SectionFields, quote: Quoted): number[] | null {
  const [tank, filled, kg] = [sectionedTank(quote), sectionFillFigures(form, quote), parseNumber(form.loadKg, 1)];
  const sections = tank && parseSections(form.sections ?? '', tank);
  return sections && filled && kg !== null && isWhole(sections, kg, filled) ? sections : null;
}

/** Prefills compartments so that the load does not surge. */
export function sectionsBegun(form: Pick<TruckForm, 'isDanger' | 'loadKg'>, quote: Quoted): string {
  const [tank, filled, kg] = [sectionedTank(quote), sectionFillFigures(form, quote), parseNumber(form.loadKg, 1)];
  const sections = tank && filled && kg !== null ? spreadOverSections(tank, filled, kg) : null;
  return sections ? sectionsText(sections) : '';
}
