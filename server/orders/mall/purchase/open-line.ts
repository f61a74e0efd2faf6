import type { GuardedDemand } from '../../../../domain/mall/purchase-right';
import type { Pack } from '../../../../domain/mall/product';
import { guardedFacts } from '../item';
import type { ShelvedProduct } from '../shelf';
import { soldAs } from './changed';
import type { KeptLine } from './kept';

export type OpenLine = KeptLine & { shelved: ShelvedProduct; sold: Pack };

export function openLine(line: KeptLine, shelf: readonly ShelvedProduct[]): OpenLine | null {
  const shelved = soldAs(shelf, line.productId);
  const sold = shelved?.product.packs.find(({ form }) => form === line.pack);
  return shelved && sold ? { ...line, shelved, sold } : null;
}

export const wantedAs = ({ shelved, kg }: OpenLine): GuardedDemand => ({ guarded: guardedFacts(shelved), kg });
