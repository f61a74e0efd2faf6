import { LIBRARY, type Goods } from '../../world/dangerous-goods/library';
import { typedWords } from './words';

/** What the law forbids to show online: what explodes or helps to, and what is highly toxic. */
export const isHidden = ({ controls, isCivilExplosive }: Goods): boolean =>
  controls.isExplosivePrecursor || controls.isHighlyToxic || isCivilExplosive;

const NUMBERS: ReadonlySet<string> = new Set(
  LIBRARY.filter(isHidden).flatMap(({ casNo }) => (casNo === null || casNo === '' ? [] : [typedWords(casNo)])),
);

/** Is it the CAS number of something that is shown nowhere, typed in any way by which another is found? It does not matter whether the house sells it. */
export const isHiddenNumber = (typed: string): boolean => NUMBERS.has(typedWords(typed));
