import type { LclRates } from '../../../../domain/modes/lcl/rates';
import { minorUnits } from '../../../../domain/values/money';
import { OCEAN_USD } from '../../sea/tariff';
import type { Service } from './services';
import { ratesOn } from './tariff';

export const ratesFor = ({ dst }: Service, rate: number, wholeBox: number | null): LclRates | null =>
  ratesOn({
    line: dst.line,
    country: dst.code.slice(0, 2),
    rate,
    boxOcean: minorUnits(OCEAN_USD[dst.line]?.['20GP'] ?? 0),
    wholeBox,
  });
