import { domAddress, domAskedIn } from './address';
import { doorNamed } from '../../places/door-cities';
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

const cityOf = (door: Door): string => (door ? (doorNamed(door.city)?.code ?? '') : '');

/** The same way for the same goods, from and to the same doors; the boxes are said again where all of them weigh the same. */
export function againAt({ org, dst, isDanger, goods }: DomOrderFacts, kept: DomReceiptFacts | null): string {
  const asked = domAskedIn('');
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
      ...(kept && { from: cityOf(kept.pickup), to: cityOf(kept.delivery), tax: kept.tax.rate }),
    },
  });
}
