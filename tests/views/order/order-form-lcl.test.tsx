/** @module-tag long */
import { person } from '#person';
import { useSelector } from '@xstate/react';

import { LCL } from '../../../domain/modes/lcl/mode';
import { selectOrderFormOf, type OrderFormActor } from '../../../machines/order/order-form';
import { fieldNames } from '../../../src/copy/trade/fields';
import { LclOrderView } from '../../../src/modes/lcl/lcl-order-view';
import { lclOrder } from '../../../stories/modes/lcl-order.fixtures';
import { LCL_QUOTE, LCL_SOUND } from '../../../stories/modes/lcl.fixtures';
import { elsewhere } from '../../support/model/late';
import { orderFormPlanOf } from '../../support/plans/order/order-form.plan';
import { type Hand, walkOrderForm, wishesOf } from './order-form.hands';

const selectLcl = selectOrderFormOf(LCL);

function LclPage({ actor }: { actor: OrderFormActor }) {
  const view = useSelector(actor, selectLcl);
  return <LclOrderView {...lclOrder} form={{ view: { ...view, quote: LCL_QUOTE }, on: wishesOf(actor) }} />;
}

const lclPlan = orderFormPlanOf({
  mode: LCL,
  sound: LCL_SOUND,
  emptied: { path: 'goods.0.pieces', value: '2' },
  quote: LCL_QUOTE,
});

/** Types pieces; a collapsed row must be expanded first. */
const typePieces: Hand = async (edit, { folded, step, mode }) => {
  if (edit.kind !== 'set' || step !== mode.steps[0] || Object.hasOwn(folded, '1')) return elsewhere();
  return person.type(new RegExp(`^${fieldNames['goods.pieces']}`), String(edit.value));
};

walkOrderForm({
  plan: lclPlan,
  Page: LclPage,
  hands: {},
  others: { 'charges.read': 'its page asks for no such consent' },
  edit: typePieces,
});
