import type { AirForm } from '../../../../../domain/modes/air/form';
import type { AirQuote } from '../../../../../domain/modes/air/quote';
import type { Snapshot } from '../../mode';
import { declarationDraft } from './declaration';
import { handInNote } from './hand-in';
import { labelSheet } from './labels';
import { waybillDraft } from './waybill';

type AirSnapshot = Snapshot<AirForm, AirQuote>;
type Sheet = (order: AirSnapshot, orderNo: string) => string;

const SHEETS: Readonly<Record<string, Sheet>> = {
  awbDraft: waybillDraft,
  dgdDraft: declarationDraft,
  handIn: handInNote,
  labels: labelSheet,
};

export const AIR_SHEETS = Object.keys(SHEETS);

export const airDocument = (kind: string, order: AirSnapshot, orderNo: string): string | null =>
  (Object.hasOwn(SHEETS, kind) ? SHEETS[kind] : undefined)?.(order, orderNo) ?? null;
