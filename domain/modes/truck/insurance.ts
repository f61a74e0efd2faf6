import { roundedUp } from '../../values/money';
import type { TruckRates } from './rates';

/** Insurance premium for a value, both in minor units. */
export function insurancePremium(
  worth: number,
  isDanger: boolean,
  { insurance }: Pick<TruckRates, 'insurance'>,
): number {
  const [perMille, least] = isDanger
    ? [insurance.dangerPerMille, insurance.dangerLeast]
    : [insurance.perMille, insurance.least];
  return roundedUp(Math.max(least, (worth * perMille) / 1000));
}
