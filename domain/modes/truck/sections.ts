import { densityAt, HOT_PERCENT, mostPercent, type FillFigures } from '../../goods/tank/fill';
import { parseNumber, plainTyped } from '../../values/typed-number';
import { SLACK } from './bounds';
import type { TankVehicle } from './vehicles';

type TankCapacity = Pick<TankVehicle, 'litres' | 'sections'>;

const SHORT_L = 7500;

export const sectionLitres = ({ litres, sections }: TankCapacity): number => litres / sections;

export const isSlack = (tank: TankCapacity, litres: number): boolean =>
  sectionLitres(tank) > SHORT_L && litres > sectionLitres(tank) * SLACK.from && litres < sectionLitres(tank) * SLACK.to;

/** Hard limit per compartment; above the formula's filling the carrier must confirm. */
export const mostInSection = (tank: TankCapacity): number => (sectionLitres(tank) * HOT_PERCENT) / 100;

const bestInSection = (tank: TankCapacity, filled: FillFigures): number =>
  Math.floor((sectionLitres(tank) * mostPercent(filled)) / 100);

/** Parses `9,300 + 1,900 + 800`; null when unreadable or too many compartments. */
export function parseSections(typed: string, { sections }: Pick<TankCapacity, 'sections'>): number[] | null {
  const all = (plainTyped(typed) ?? '').split(/[+/、]/).map((one) => parseNumber(one.trim(), 0));
  const litres = all.filter((one) => one !== null);
  return all.length <= sections && litres.length === all.length && litres.every((one) => one > 0) ? litres : null;
}

export const sectionsText = (litres: readonly number[]): string =>
  litres.map((one) => one.toLocaleString('en-US')).join(' + ');

const massToLitres = (kg: number, filled: FillFigures): number => kg / densityAt(filled, filled.fillC);

export const isSlackEvenly = (tank: TankCapacity, filled: FillFigures, kg: number): boolean =>
  isSlack(tank, massToLitres(kg, filled) / tank.sections);

/** Tolerance of 1 %, because compartments are not measured to the litre. */
const APART = 0.01;

export function isWhole(sections: readonly number[], kg: number, filled: FillFigures): boolean {
  const sum = sections.reduce((all, one) => all + one, 0);
  return Math.abs(sum / massToLitres(kg, filled) - 1) <= APART;
}

/** Rounds down to 100 litres, the filling step. */
const tidy = (litres: number): number => Math.floor(litres / 100) * 100;

/**
 * Fills some compartments and leaves others nearly empty when an even filling would surge; null when not needed or
 * impossible.
 */
export function spreadOverSections(tank: TankCapacity, filled: FillFigures, kg: number): number[] | null {
  const [all, each, most] = [
    Math.round(massToLitres(kg, filled)),
    sectionLitres(tank),
    tidy(bestInSection(tank, filled)),
  ];
  if (!isSlackEvenly(tank, filled, kg)) return null;
  for (let full = tank.sections - 1; full > 0; full -= 1) {
    const little = (tank.sections - full) * each * SLACK.from;
    if (all < full * each * SLACK.to || all > full * most + little) continue;
    const filledUp = Math.min(most, Math.ceil(all / full));
    const sections = Array.from({ length: full }, (_, at) => Math.min(filledUp, all - at * filledUp));
    let left = all - sections.reduce((sum, one) => sum + one, 0);
    while (left > 0) {
      sections.push(Math.min(left, each * SLACK.from));
      left -= sections.at(-1) ?? left;
    }
    return sections;
  }
  return null;
}
