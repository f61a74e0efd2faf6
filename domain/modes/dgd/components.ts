import { fault, type OrderFault } from '../../rules/fault';
import { parseNumber } from '../../values/typed-number';
import type { DgdPart } from './fields';

type Components = DgdPart['components'];

const BALANCE = '水 / 余量';

const tidy = (sum: number): number => Math.round(sum * 100) / 100;

export const totalShare = ({ components }: Pick<DgdPart, 'components'>): number =>
  tidy(components.reduce((all, { percent }) => all + (parseNumber(percent, 2) ?? 0), 0));

/** Remainder to 100 %; never negative. */
export const remainingShare = (form: Pick<DgdPart, 'components'>): number => Math.max(0, tidy(100 - totalShare(form)));

export function balanceComponents(components: Components, most: number): Components {
  const rest = remainingShare({ components: components.filter(({ name }) => name !== BALANCE) });
  if (rest === 0) return components;
  const row = { name: BALANCE, casNo: '', percent: String(rest) };
  const isThere = components.some(({ name }) => name === BALANCE);
  return isThere ? components.map((one) => (one.name === BALANCE ? row : one)) : [...components, row].slice(0, most);
}

/** A repeated CAS number is faulty at its second row. */
export function twiceFaults({ components }: Pick<DgdPart, 'components'>): OrderFault[] {
  const numbers = components.map(({ casNo }) => casNo.trim());
  return numbers.flatMap((casNo, at) =>
    casNo !== '' && numbers.indexOf(casNo) < at ? [fault(`components.${at}.casNo`, 'dgdCasTwice')] : [],
  );
}
