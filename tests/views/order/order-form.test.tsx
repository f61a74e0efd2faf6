import { person } from '#person';
import { useSelector } from '@xstate/react';

import { FCL } from '../../../domain/modes/fcl/mode';
import { selectOrderFormOf, type OrderFormActor } from '../../../machines/order/order-form';
import { fieldNames } from '../../../src/copy/trade/fields';
import { FclOrderView } from '../../../src/modes/fcl/fcl-order-view';
import { order } from '../../../stories/order/fcl-order.fixtures';
import { QUOTE } from '../../../stories/order/quoted.fixtures';
import { elsewhere, late } from '../../support/model/late';
import { orderFormPlan } from '../../support/plans/order/order-form.plan';
import { type Hand, isPressable, pressOr, walkOrderForm, wishesOf } from './order-form.hands';

const selectFcl = selectOrderFormOf(FCL);

/** The page shows the form only with an offer; this test renders it before too. */
function FclPage({ actor }: { actor: OrderFormActor }) {
  const view = useSelector(actor, selectFcl);
  return <FclOrderView {...order} form={{ view: { ...view, quote: QUOTE }, on: wishesOf(actor) }} />;
}

/** The list cannot clear a term: only a draft lacks one. */
const chooseTerm: Hand = async (edit, { mode, step }) => {
  if (edit.kind !== 'set' || edit.value === '' || step !== mode.steps[0]) return elsewhere();
  const name = new RegExp(fieldNames.tradeTerm);
  if (!isPressable(name)) return late();
  await person.press('button', name);
  return person.press('option', /^FOB/);
};

walkOrderForm({
  plan: orderFormPlan,
  Page: FclPage,
  hands: { 'charges.read': () => pressOr('《收费协议》') },
  others: {},
  edit: chooseTerm,
});
