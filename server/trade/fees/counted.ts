import type { LegalSection } from '../../../domain/content/legal';
import { CHARGES_ID, type LegalId } from '../../../domain/order/papers/protocol';
import type { Tariffs } from '../tariffs/sheet';
import type { TariffWatch } from '../tariffs/tariffs';
import { chargeTables } from './tables';

const COUNTED: { readonly [TId in LegalId]?: (tariffs: Tariffs) => LegalSection[] } = { [CHARGES_ID]: chargeTables };

export const countedBelow = async (id: LegalId, tariffs: Pick<TariffWatch, 'current'>): Promise<LegalSection[]> =>
  COUNTED[id]?.(await tariffs.current()) ?? [];
