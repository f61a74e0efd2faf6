import { routePath } from '../../routes';
import type { TruckReceipt } from './receipt';
import { truckQuestion } from './search';
import { furtherStopFields } from './search-stops';

type TruckOrderFacts = {
  org: { code: string };
  dst: { code: string };
  isDanger: 'Y' | 'N';
  goods: readonly { nameCn: string; unNo: string | null }[];
};

export function searchAgainAddress(
  { org, dst, isDanger, goods: [row] }: TruckOrderFacts,
  kept: Pick<TruckReceipt, 'kg' | 'trucks' | 'part' | 'between'> | null,
): string {
  return truckQuestion.address(routePath('truck'), {
    ...truckQuestion.asked(''),
    org: org.code,
    dst: dst.code,
    isDanger,
    unNo: row?.unNo ?? null,
    goods: row?.nameCn ?? null,
    ...(kept && { kg: String(kept.kg), trucks: String(kept.trucks), ...furtherStopFields(kept.between) }),
    ...(kept?.part && { way: 'PART' as const, m3: String(kept.part.m3) }),
  });
}
