import { routePath } from '../../routes';
import { type TankQuery, tankQuestion } from './search';
import type { TankReceipt } from './receipt';

type TankReceiptFacts = Pick<TankReceipt, 'kg' | 'loadC' | 'lease' | 'said'>;
type TankOrderFacts = {
  org: { code: string };
  dst: { code: string };
  isDanger: 'Y' | 'N';
  goods: readonly { nameCn: string; unNo: string | null }[];
};

/** Repeats the entered tank answers; looked-up values are read again. */
const filledAs = ({ kg, loadC, lease, said }: TankReceiptFacts): Partial<TankQuery> => ({
  ...said,
  tons: String(kg / 1000),
  loadC: String(loadC),
  ...(lease && { kind: 'LEASE', leaseDays: String(lease.days), dst: null }),
});

export function searchAgainAddress(
  { org, dst, isDanger, goods: [row] }: TankOrderFacts,
  kept: TankReceiptFacts | null,
): string {
  return tankQuestion.address(routePath('tankIndex'), {
    ...tankQuestion.asked(''),
    org: org.code,
    dst: dst.code,
    isDanger,
    unNo: row?.unNo ?? null,
    goods: row?.nameCn ?? null,
    ...(kept && filledAs(kept)),
  });
}
