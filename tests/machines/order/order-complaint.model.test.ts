import type { OrderComplaintMachine, OrderComplaintSnapshot } from '../../../machines/order/order-complaint';
import { lotsToChoose } from '../../../machines/order/order-complaint/order-complaint.rules';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { orderComplaintPlan } from '../../support/plans/order/order-complaint.plan';

const isSending = (now: OrderComplaintSnapshot) => now.hasTag('busy') && !now.hasTag('waiting') && !now.hasTag('filed');

const isWhole = ({ context: { photos } }: OrderComplaintSnapshot) => photos.pending === 0 && photos.failed === 0;

const invariants: Invariants<OrderComplaintMachine> = {
  'a lot is told where there are several, or that nobody can tell': ({ context, ...now }) =>
    !now.hasTag('busy') || lotsToChoose(context).length === 0 || context.typed.lot !== '',
  'it is sent once no photograph is on its way, and none has failed': (now, before) =>
    !isSending(now) || before === null || isSending(before) || isWhole(now),
  'what was typed is there until it is filed': (now, before) =>
    before === null || before.hasTag('filed') || before.context.typed.words === '' || now.context.typed.words !== '',
  'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
  'nothing is sent that is more than there is, or says too little': (now) =>
    !now.hasTag('busy') ||
    (now.context.typed.about !== '' && now.context.typed.kg === '500' && now.context.typed.words === '少了两桶'),
  'what was filed is shown until the page behind has been told': (now, before) =>
    before === null || !before.hasTag('filed') || now.hasTag('filed') || !now.hasTag('open'),
  'another failure is not left standing beside what is typed anew': (now, before) =>
    before === null ||
    now.context.failureCode === null ||
    (now.context.typed === before.context.typed && now.context.photos === before.context.photos),
};

describeModel(orderComplaintPlan, { invariants });
