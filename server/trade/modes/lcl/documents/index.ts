import type { LclForm } from '../../../../../domain/modes/lcl/form';
import type { LclQuote } from '../../../../../domain/modes/lcl/quote';
import type { HazardClass } from '../../../../../domain/goods/dangerous-goods';
import type { CutoffCode } from '../../../../../domain/offer/cutoffs';
import { natureOf } from '../../../../../domain/goods/nature';
import { wholeNumberIn } from '../../../../../domain/values/typed-number';
import { describedAs, goodsLine } from '../../goods-line';
import type { GatePass, Snapshot } from '../../mode';
import { lclBrief } from '../brief';
import { marksSheet } from './marks';
import { cargoInNotice } from './notice';
import { cargoInRules } from './rules';
import { writtenTime } from '../../../../base/china-time';

type LclSnapshot = Snapshot<LclForm, LclQuote>;
type Sheet = (order: LclSnapshot, orderNo: string, gates: readonly GatePass[]) => string;

const hazardsOf = ({ isDanger }: LclForm, goods: LclForm['goods']): HazardClass[] =>
  isDanger === 'Y'
    ? [...new Set(goods.flatMap(({ hazardClass, subRisks }) => (hazardClass === '' ? [] : [hazardClass, ...subRisks])))]
    : [];

const dueAt = ({ quote: { offer } }: LclSnapshot, code: CutoffCode): string =>
  writtenTime(offer.cutoffs.find((cutoff) => cutoff.code === code)?.at);

function notice(order: LclSnapshot, orderNo: string, [gate]: readonly GatePass[]): string {
  const { form } = order;
  const { shed, pieces, kg, m3, deliverAt, plateNo, driverName } = lclBrief(order);
  return cargoInNotice({
    orderNo,
    gate: gate ?? null,
    shed,
    opens: dueAt(order, 'CFS_OPEN'),
    closes: dueAt(order, 'CFS_CLOSE'),
    isDanger: form.isDanger === 'Y' ? 'Y' : 'N',
    pieces,
    kg,
    m3,
    deliver: writtenTime(deliverAt),
    danger: form.isDanger === 'Y' ? form.goods.map((row) => goodsLine(row, 'Y')) : [],
    classes: hazardsOf(form, form.goods),
    plateNo,
    driverName,
    emergencyPhone: form.emergencyPhone,
  });
}

const labels = ({ form, quote: { offer } }: LclSnapshot, orderNo: string): string =>
  marksSheet({
    orderNo,
    marks: form.marks,
    destination: offer.dst?.nameEn ?? '',
    rows: form.goods.map((row) => ({
      pieces: wholeNumberIn(row.pieces) ?? 0,
      described: natureOf(row, form.isDanger) === 'Y' ? describedAs(row) : '',
      classes: hazardsOf(form, [row]),
    })),
    contactPhone: form.contactPhone,
  });

const rules = ({ form, quote }: LclSnapshot): string =>
  cargoInRules(quote.offer.detail.shed.nameCn, hazardsOf(form, form.goods));

const SHEETS: Readonly<Record<string, Sheet>> = { cargoIn: notice, marks: labels, cargoInRules: rules };

export const LCL_SHEETS = Object.keys(SHEETS);

export const lclDocument = (
  kind: string,
  order: LclSnapshot,
  orderNo: string,
  gates: readonly GatePass[] = [],
): string | null => (Object.hasOwn(SHEETS, kind) ? SHEETS[kind] : undefined)?.(order, orderNo, gates) ?? null;
