import { selectOrderDraft } from '../../../machines/order/order-draft';
import { describeModel } from '../../support/model/describe-model';
import { MINE, orderDraftPlan } from '../../support/plans/order/order-draft.plan';

describeModel(orderDraftPlan, {
  invariants: {
    'what is turned to has yet to be sent: a newer one at the gateway does not replace it unasked': (
      now,
      before,
      { step },
    ) =>
      step.kind !== 'event' ||
      step.event.type !== 'draft.turn' ||
      now.context.key === before?.context.key ||
      !now.context.isSent,
    'a question is about two drafts, and there are never two without a question': (now) =>
      now.hasTag('asking') === (selectOrderDraft(now).question !== null),
    'whoever leaves the page leaves nothing that the gateway has yet to be told': (now, before, { step }) =>
      step.kind !== 'event' ||
      step.event.type !== 'page.leave' ||
      !before?.matches({ keeping: { remote: 'waiting' } }) ||
      now.matches({ keeping: { remote: 'saving' } }),
    'what was filled in here is never taken away unasked': (now, before) =>
      before === null ||
      !before.context.isTouched ||
      before.hasTag('asking') ||
      now.context.form !== null ||
      before.matches('dropping'),
    'what is on its way goes on as it went, whatever lies at the gateway by then': (now, before) =>
      !before?.hasTag('recalling') || !now.context.isPending || now.context.form?.remark === MINE.remark,
    'nobody is asked to choose between two that say the same': (now, before) =>
      !now.hasTag('asking') ||
      before?.hasTag('asking') === true ||
      now.context.form?.remark !== now.context.other?.form.remark,
    'one draft has one key': (now, before) =>
      before === null ||
      before.context.key === '' ||
      // A sign-in creates a new draft key.
      (before.matches('recalling') && before.context.form === null) ||
      now.context.key === before.context.key ||
      now.context.key === 'K9' ||
      before.hasTag('asking') ||
      before.matches('dropping'),
    'whoever is asked finds both after a reload: mine under a key of its own, theirs under the key of both': (now) =>
      !now.matches({ asking: 'open' }) ||
      now.context.failureCode === 'unexpected' ||
      // A walk has one generated key, so a second split reuses it.
      now.context.other?.key === 'K3' ||
      now.context.key !== now.context.other?.key,
    'of two that were parted one goes on, under its own key': (now, before) =>
      !before?.matches({ asking: 'open' }) ||
      !now.matches('keeping') ||
      now.context.key === 'K9' ||
      (now.context.key === before.context.key && now.context.form === before.context.form) ||
      (now.context.key === before.context.other?.key && now.context.form === before.context.other.form),
  },
});
