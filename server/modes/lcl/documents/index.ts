import type { LclForm } from '../../../../domain/modes/lcl/form';
import { GATE_HOURS } from '../../../../domain/modes/lcl/cutoffs';
import type { LclQuote } from '../../../../domain/modes/lcl/quote';
import { unNoIn } from '../../../../domain/goods/dangerous-goods';
import type { CutoffCode } from '../../../../domain/offer/cutoffs';
import { wholeNumberIn } from '../../../../domain/values/typed-number';
import type { GatePass, Snapshot } from '../../mode';
import { lclBrief } from '../brief';
import { toPlace } from '../ordered';
import { marksSheet } from './marks';
import { cargoInNotice } from './notice';
import { writtenTime } from '../../../china-time';

const hour = (of: number): string => `${String(of).padStart(2, '0')}:00`;

type Ordered = Snapshot<LclForm, LclQuote>;
type Sheet = (order: Ordered, orderNo: string, gates: readonly GatePass[]) => string;

const dueAt = ({ quote: { offer } }: Ordered, code: CutoffCode): string =>
  writtenTime(offer.cutoffs.find((cutoff) => cutoff.code === code)?.at);

function notice(order: Ordered, orderNo: string, [gate]: readonly GatePass[]): string {
  const { form, quote } = order;
  const { shed, pieces, kg, m3, plateNo } = lclBrief(order);
  const [opens, closes] = GATE_HOURS[toPlace(form, quote).cargo];
  return cargoInNotice({
    orderNo,
    gate: gate ?? null,
    shed,
    opens: dueAt(order, 'CFS_OPEN'),
    closes: dueAt(order, 'CFS_CLOSE'),
    hours: `${hour(opens)}–${hour(closes)}`,
    pieces,
    kg,
    m3,
    classes: form.isDanger === 'Y' ? [...new Set(form.goods.map(({ hazardClass }) => hazardClass))] : [],
    plateNo,
    emergencyPhone: form.emergencyPhone,
  });
}

const labels = ({ form, quote: { offer } }: Ordered, orderNo: string): string =>
  marksSheet({
    orderNo,
    marks: form.marks,
    destination: offer.dst?.nameEn ?? '',
    rows: form.goods.map(({ pieces, unNo, hazardClass }) => ({
      pieces: wholeNumberIn(pieces) ?? 0,
      unNo: form.isDanger === 'Y' ? unNoIn(unNo) : null,
      hazardClass: hazardClass === '' ? null : hazardClass,
    })),
    contactPhone: form.contactPhone,
  });

const SHEETS: Readonly<Record<string, Sheet>> = { cargoIn: notice, marks: labels };

/** What is printed of an order, by the name its receipt asks for it. */
export const lclDocument = (
  kind: string,
  order: Ordered,
  orderNo: string,
  gates: readonly GatePass[] = [],
): string | null => (Object.hasOwn(SHEETS, kind) ? SHEETS[kind] : undefined)?.(order, orderNo, gates) ?? null;
