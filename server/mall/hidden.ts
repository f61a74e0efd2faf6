import { LIBRARY, type Goods } from '../dangerous-goods/library';

/** What the law forbids to show online: what explodes or helps to, and what is highly toxic. */
export const isHidden = ({ controls, isCivilExplosive }: Goods): boolean =>
  controls.isExplosivePrecursor || controls.isHighlyToxic || isCivilExplosive;

const NUMBERS: ReadonlySet<string | null> = new Set(LIBRARY.filter(isHidden).map(({ casNo }) => casNo));

/** Is it the CAS number of something that is shown nowhere? It does not matter whether the house sells it. */
export const isHiddenNumber = (typed: string): boolean => NUMBERS.has(typed.normalize('NFKC').trim());
