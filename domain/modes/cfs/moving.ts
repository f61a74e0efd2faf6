import { surchargedPrice } from '../../order/money/priced';
import type { Charges } from '../../offer/charges';
import type { OwnEdit } from '../../order/form/edit';
import type { OrderFacts } from '../../order/form/facts';
import { firstStuffing, type Boards } from './board';
import { countedBoxes } from './boxes';
import type { CfsForm } from './form';
import { CFS } from './mode';
import { readStuffings, trucksBetween } from './reading';
import { cfsFaults } from './rules';
import type { CfsQuote } from './quote';
import { slotEdit, slotsEdited } from './slot-edits';
import { stuffWhy, type SlotReach } from './slots';

/** Moves a truck; if stuffing would then start too early, replans the half days. */
export function truckMoved(form: CfsForm, boards: Boards, reach: SlotReach, to: { at: number; slot: string }): OwnEdit {
  const gates = form.inbound.map(({ slot }, at) => (at === to.at ? to.slot : slot));
  const last = trucksBetween({ inbound: form.inbound.map((truck, at) => ({ ...truck, slot: gates[at] ?? '' })) })?.last;
  const isSoon = readStuffings(form).some(({ slot }) => stuffWhy(slot, reach, last ?? null) === 'after');
  const stuff = isSoon ? firstStuffing(boards, countedBoxes(form), reach, last ?? null) : null;
  return stuff ? slotEdit.plan({ gates, stuff }) : slotEdit.moveTruck(to.at, to.slot);
}

type Facts = OrderFacts<CfsQuote>;

/** True if the changed hours leave no fault and the same price. */
export function isMoveSettled(form: CfsForm, edit: OwnEdit, facts: Facts, charges: Charges | null): boolean {
  const moved = slotsEdited(form, edit);
  if (!moved || !facts.quote || cfsFaults(moved, facts).length > 0) return false;
  const price = surchargedPrice({ mode: CFS, form: moved, quote: facts.quote, goodsOf: facts.goodsOf });
  return price !== null && price.totalYuan.amount === charges?.totalYuan.amount;
}
