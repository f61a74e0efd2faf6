import type { Charges } from '../../../../../domain/offer/charges';
import type { Packed } from '../../../../../domain/order/on-site/packed';
import { formatMoney } from '../../../../../domain/values/money';
import { writtenTime } from '../../../../../server/base/china-time';
import type { Places } from '../../../../support/places/places';

/** Printed page of an order with unique values: their places, and lines that are the same for every order. */
export type Print = { name: string; html: string | null; places: Places; fixed?: readonly string[] };

export const ORDER_NO = 'XX261203000018';
export const IN_GROUPS = 'XX26 1203 0000 18';

export const GATES = ['7K3MQX9DT2', '8L4NRY2EU3'].map((code) => ({
  code,
  address: `https://chemlane.example/g/${code}`,
}));
export const GATE_CODES = ['7K3M-QX9D-T2', '8L4N-RY2E-U3'] as const;

/** Sealed in an order different from the box numbers. */
export const PACKED: readonly Packed[] = [
  {
    unit: 2,
    containerNo: 'TEMU1234564',
    seal: 'SEAL-B',
    vgm: { kg: 17_310, method: 'WHOLE', by: '郑十一' },
    at: '2026-12-04T03:00:00.000Z',
  },
  {
    unit: 1,
    containerNo: 'CSQU3054383',
    seal: 'SEAL-A',
    vgm: { kg: 9120, method: 'SUM', by: '王十二' },
    at: '2026-12-04T02:00:00.000Z',
  },
];

export const METHANOL_LINE = 'UN 1230, METHANOL, 3 (6.1), PG II';
export const PAINT_LINE = 'UN 1263, PAINT (alkyd resin), 3, PG III';

export const dueIn = (cutoffs: readonly { code: string; at: string }[], code: string): string =>
  writtenTime(cutoffs.find((one) => one.code === code)?.at);

export const chargePlaces = (
  { lines }: Pick<Charges, 'lines'>,
  heads: readonly [name: string, price: string, total: string],
): Places =>
  Object.fromEntries(
    lines.flatMap(({ name, unitPrice, quantity, total }, at) => {
      const label = (head: string): string => (at === 0 ? head : `${head} (${at + 1})`);
      return [
        [label(heads[0]), name],
        [label(heads[1]), [formatMoney(unitPrice), `${quantity}`]],
        [label(heads[2]), formatMoney(total)],
      ];
    }),
  );
