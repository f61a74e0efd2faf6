import { MODES } from '../../../domain/mode-ids';
import { LCL } from '../../../domain/modes/lcl/mode';
import type { OrderPageMachine } from '../../../machines/order/order-page';
import { LCL_QUOTE, LCL_SOUND } from '../../../stories/modes/lcl.fixtures';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { orderPagePlan, orderPagePlanOf } from '../../support/plans/order/order-page.plan';
import { SOUND_TOY, TOY, TOY_FACTS } from '../../support/toys/mode';

const PARTS = ['orderForm', 'orderDraft', 'draftChoice', 'orderSubmit', 'orderQuote'];

const invariants: Invariants<OrderPageMachine> = {
  'every part lives as long as the page': (now) => PARTS.every((id) => id in now.children),
  'lists are here exactly where they are ready': (now) =>
    now.matches({ lists: 'ready' }) === (now.context.lists !== null),
  'what is placed is not changed any more': (now, before) =>
    before === null || !before.hasTag('placed') || now.context.form === before.context.form,
};

const equivalent = { 'order.open on submit.released #0 and #1 swapped': 'a refusal is lapsed or sold out, never both' };

describeModel(orderPagePlan, { invariants, equivalent });

const toyPlan = orderPagePlanOf({ mode: TOY, facts: TOY_FACTS, sound: SOUND_TOY });

describeModel(toyPlan, { walk: 'a toy mode', invariants, equivalent });

const lclPlan = orderPagePlanOf({ mode: LCL, facts: MODES.LCL, sound: LCL_SOUND, quote: LCL_QUOTE });

describeModel(lclPlan, { walk: 'a shared box', isDamaged: false, invariants });
