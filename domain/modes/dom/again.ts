import { domAddress, readDomQuery } from './address';
import { findDoorCityByName } from '../../places/door-cities';
import type { DomReceipt } from './receipt';

type Door = { city: string } | null;
type DomReceiptFacts = Pick<DomReceipt, 'loads'> & {
  tax: Pick<DomReceipt['tax'], 'rate'>;
  pickup: Door;
  delivery: Door;
};
type DomOrderFacts = {
  org: { code: string };
  dst: { code: string };
  isDanger: 'Y' | 'N';
  goods: readonly { nameCn: string }[];
};

const doorCityCode = (door: Door): string => (door ? (findDoorCityByName(door.city)?.code ?? '') : '');

/** Search for the same route, goods and doors; the weight is prefilled only when all boxes weigh the same. */
export function searchAgainAddress({ org, dst, isDanger, goods }: DomOrderFacts, kept: DomReceiptFacts | null): string {
  const asked = readDomQuery('');
  const loads = kept?.loads ?? [];
  const [load] = loads;
  const isOne = load !== undefined && loads.length === 1;
  return domAddress({
    ...asked,
    org: org.code,
    dst: dst.code,
    boxType: load?.type ?? '20GP',
    boxes: isOne ? load.count : 1,
    row: {
      ...asked.row,
      nature: isDanger,
      goods: goods[0]?.nameCn ?? '',
      kg: isOne ? String(load.kg) : '',
      ...(kept && { from: doorCityCode(kept.pickup), to: doorCityCode(kept.delivery), tax: kept.tax.rate }),
    },
  });
}
