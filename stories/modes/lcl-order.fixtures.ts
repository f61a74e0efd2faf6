import type { LclForm } from '../../domain/modes/lcl/form';
import { LCL } from '../../domain/modes/lcl/mode';
import type { LclQuote } from '../../domain/modes/lcl/quote';
import type { LclOrder } from '../../domain/modes/lcl/receipt';
import type { ModeOrderProps } from '../../src/frame/order-page';
import { order as filling } from '../order/fcl-order.fixtures';
import { formViewIn } from '../order/form-view.fixtures';
import { METHANOL_FACTS } from '../order/order-forms.fixtures';
import { lockedQuote } from '../order/order-quote.fixtures';
import { order } from '../order/orders.fixtures';
import { CLASHING, DEPARTURE, LCL_FACTS, LCL_QUOTE, LCL_SOUND } from './lcl.fixtures';

const { state, submittedAt, verifyBy, papers, cancelFee, protocolVersion, goods, files, mayTakeBack, history } = order;

const LCL_TRUCK: LclOrder['trucks'][number] = {
  code: '7K3MQX9DT2',
  openUntil: '2026-12-04T09:00:00.000Z',
  tellBy: '2026-12-02T02:00:00.000Z',
  slot: '2026-12-03T09:00',
  plateNo: '',
  driverName: '',
  driverPhone: '',
  driverIdTail: '',
  escortName: '',
  pieces: '',
};

export const PLACED_LCL: LclOrder = {
  state,
  submittedAt,
  verifyBy,
  papers,
  cancelFee,
  protocolVersion,
  goods,
  files,
  mayTakeBack,
  history,
  orderNo: 'LC2611207K3M9Q',
  mode: 'LCL',
  path: ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED', 'COMPLETED'],
  closesAt: null,
  offerLapsedAt: null,
  measured: null,
  bumped: null,
  amend: null,
  asked: null,
  org: DEPARTURE.org,
  dst: DEPARTURE.dst,
  carrier: DEPARTURE.supplier.nameCn,
  etd: DEPARTURE.leavesAt,
  eta: DEPARTURE.arrivesAt,
  cutoffs: DEPARTURE.cutoffs,
  isDanger: 'Y',
  charges: DEPARTURE.price?.charges ?? order.charges,
  shed: { code: 'SHWG', nameCn: DEPARTURE.supplier.nameCn, nameEn: 'SHWG', address: DEPARTURE.detail.shed.address },
  transitDays: 36,
  pieces: 2,
  kg: 860,
  m3: 1.05,
  tons: DEPARTURE.detail.tons,
  isStackable: true,
  marks: 'N/M',
  deliverAt: '2026-12-03T01:00:00.000Z',
  plateNo: '',
  driverName: '',
  trucks: [LCL_TRUCK],
};

const filled = { mode: LCL, facts: LCL_FACTS, library: { methanol: METHANOL_FACTS } };

export const lclAt = (form: LclForm, step: string, isJudged = false) => ({
  form: { on: filling.form.on, view: formViewIn(filled, form, [step, isJudged]) },
  order: {
    ...filling.order,
    view: { ...filling.order.view, quote: LCL_QUOTE, alternatives: [CLASHING] },
  },
});

export const lclOrder: ModeOrderProps<LclForm, LclQuote> = {
  ...filling,
  ...lclAt(LCL_SOUND, 'goods'),
  quote: { ...filling.quote, view: { ...lockedQuote, quote: LCL_QUOTE } },
};
