import type { BoxType } from '../../../domain/offer/search';
import type { FclOrderForm, FieldPath, FileRow } from '../../../domain/order/form';
import type { OrderFault, OrderStep } from '../../../domain/order/rules';
import type { FoundGoods, GoodsLibrary, SoughtGoods } from '../../../domain/goods/library';
import type { Quote, Sailing } from '../../../domain/offer/sailing';
import type { PickerReport } from '../../booking/picker';

export type LoadGoodsInput = { sought: readonly SoughtGoods[] };
export type LoadGoodsOutcome = { ok: true; found: readonly FoundGoods[] } | { ok: false };

export type ReadProtocolOutcome = { isConfirmed: boolean };

type CopiedParty = 'consignee' | 'notify';

/** One thing somebody does to the form. */
export type OrderEdit =
  | { kind: 'set'; path: FieldPath; value: string | boolean | readonly string[] }
  | { kind: 'goods.add' }
  | { kind: 'goods.copy' | 'goods.remove'; at: number }
  /** What the lookup had said, in place of what was written over it. */
  | { kind: 'goods.restore'; at: number; field: string }
  /** Rows copied from a spreadsheet. */
  | { kind: 'goods.paste'; text: string }
  /** These rows stay; the others wait for an order of their own, until they are taken back. */
  | { kind: 'goods.split'; staying: readonly number[] }
  | { kind: 'goods.rejoin' }
  | { kind: 'box.add' }
  | { kind: 'box.remove'; at: number }
  | { kind: 'boxes.use'; boxes: readonly { type: BoxType; count: number }[] }
  | { kind: 'service.toggle'; code: string }
  | { kind: 'party.copy'; to: CopiedParty }
  | { kind: 'files.set'; files: readonly FileRow[] };

export type OrderFormInput = { step: OrderStep };

export type OrderFormEvent =
  | { type: 'form.edit'; edit: OrderEdit }
  | { type: 'field.leave'; path: FieldPath }
  | { type: 'fault.seek'; path: FieldPath }
  | { type: 'step.choose'; step: OrderStep }
  | { type: 'step.next' }
  | { type: 'step.back' }
  /** The address shows another step: somebody went back or forth. */
  | { type: 'step.arrived'; step: OrderStep }
  | { type: 'lookup.begin'; key: string }
  | { type: 'protocol.read' }
  | { type: 'form.submit' }
  | PickerReport
  | { type: 'quote.set'; quote: Quote; now: number }
  | { type: 'form.restore'; form: FclOrderForm }
  | { type: 'form.clear' }
  /** What the gateway found wrong; empty where it found nothing. */
  | { type: 'form.release'; faults: readonly OrderFault[]; isProtocolOld: boolean }
  | { type: 'form.lock' };

/** What the form tells its parent. */
export type FormReport =
  | { type: 'form.changed'; form: FclOrderForm }
  /** Nothing is wrong with it, and somebody wants it sent. */
  | { type: 'form.sound'; form: FclOrderForm };

/** Where the focus is due; an empty path is the heading of the step. Each turn moves it once. */
export type FormFocus = { path: FieldPath; turn: number };

export type OrderFormContext = {
  form: FclOrderForm;
  step: OrderStep;
  /** How far somebody has come. */
  furthest: OrderStep;
  quote: Quote | null;
  sailing: Sailing | null;
  now: number;
  library: GoodsLibrary;
  sought: readonly SoughtGoods[];
  /** Asked for once, found or not. */
  asked: readonly string[];
  /** The row a substance is being looked up for. */
  lookupKey: string;
  left: readonly FieldPath[];
  /** Steps of which everything that is wrong is said. */
  judged: readonly OrderStep[];
  gatewayFaults: readonly OrderFault[];
  focus: FormFocus;
};
