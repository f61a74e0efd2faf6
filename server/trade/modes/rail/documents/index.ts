import type { RailForm } from '../../../../../domain/modes/rail/form';
import type { RailQuote } from '../../../../../domain/modes/rail/quote';
import type { GatePass, Snapshot } from '../../mode';
import { stationNotice } from './station';
import { waybillDraft } from './waybill';

type RailSnapshot = Snapshot<RailForm, RailQuote>;
type Sheet = (order: RailSnapshot, orderNo: string, gates: readonly GatePass[]) => string;

const SHEETS: Readonly<Record<string, Sheet>> = { smgsDraft: waybillDraft, stationIn: stationNotice };

export const RAIL_SHEETS = Object.keys(SHEETS);

export const railDocument = (
  kind: string,
  order: RailSnapshot,
  orderNo: string,
  gates: readonly GatePass[] = [],
): string | null => (Object.hasOwn(SHEETS, kind) ? SHEETS[kind] : undefined)?.(order, orderNo, gates) ?? null;
