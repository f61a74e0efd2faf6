import type { LegalSection } from '../../../domain/content/legal';
import { CHARGES_ID, type LegalId } from '../../../domain/order/papers/protocol';
import { chargeTables } from './tables';

const COUNTED: { readonly [TId in LegalId]?: () => LegalSection[] } = { [CHARGES_ID]: chargeTables };

/** The tables that stand below a text and are no part of its editions: the gateway counts them as it charges. */
export const countedBelow = (id: LegalId): LegalSection[] => COUNTED[id]?.() ?? [];
