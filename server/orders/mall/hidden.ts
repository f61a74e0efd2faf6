import { LIBRARY, type Goods } from '../../world/dangerous-goods/library';
import { typedWords } from './words';

/** Goods the law forbids to show online: explosives, their precursors, and highly toxic goods. */
export const isHidden = ({ controls, isCivilExplosive }: Goods): boolean =>
  controls.isExplosivePrecursor || controls.isHighlyToxic || isCivilExplosive;

const NUMBERS: ReadonlySet<string> = new Set(
  LIBRARY.filter(isHidden).flatMap(({ casNo }) => (casNo === null || casNo === '' ? [] : [typedWords(casNo)])),
);

/** True for the CAS number of a hidden substance in any accepted spelling, whether sold here or not. */
export const isHiddenNumber = (typed: string): boolean => NUMBERS.has(typedWords(typed));
