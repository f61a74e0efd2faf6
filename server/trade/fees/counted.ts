import type { LegalSection } from '../../../domain/content/legal';
import { CHARGES_ID, type LegalId } from '../../../domain/order/papers/protocol';
import { chargeTables } from './tables';

const COUNTED: { readonly [TId in LegalId]?: () => LegalSection[] } = { [CHARGES_ID]: chargeTables };

export const countedBelow = (id: LegalId): LegalSection[] => COUNTED[id]?.() ?? [];
