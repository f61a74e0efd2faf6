import { fault, type OrderFault } from '../../rules/fault';
import { numberIn } from '../../values/typed-number';
import type { DgdPart } from './fields';

type Components = DgdPart['components'];

/** What makes a formula whole where nobody names it. */
const BALANCE = '水 / 余量';

const tidy = (sum: number): number => Math.round(sum * 100) / 100;

/** What all components come to; what cannot be read counts nothing, and is said in its row. */
export const shareOf = ({ components }: Pick<DgdPart, 'components'>): number =>
  tidy(components.reduce((all, { percent }) => all + (numberIn(percent, 2) ?? 0), 0));

/** What is missing of a hundred; never less than nothing. */
export const restOf = (form: Pick<DgdPart, 'components'>): number => Math.max(0, tidy(100 - shareOf(form)));

/** What is missing goes into one row of its own, which is made where there is none. */
export function balanced(components: Components, most: number): Components {
  const rest = restOf({ components: components.filter(({ name }) => name !== BALANCE) });
  if (rest === 0) return components;
  const row = { name: BALANCE, casNo: '', percent: String(rest) };
  const isThere = components.some(({ name }) => name === BALANCE);
  return isThere ? components.map((one) => (one.name === BALANCE ? row : one)) : [...components, row].slice(0, most);
}

/** The same number twice is wrong where it stands the second time. */
export function twiceFaults({ components }: Pick<DgdPart, 'components'>): OrderFault[] {
  const numbers = components.map(({ casNo }) => casNo.trim());
  return numbers.flatMap((casNo, at) =>
    casNo !== '' && numbers.indexOf(casNo) < at ? [fault(`components.${at}.casNo`, 'dgdCasTwice')] : [],
  );
}
