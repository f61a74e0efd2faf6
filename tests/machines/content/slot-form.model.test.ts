import { mayGiveBack, slotFaults } from '../../../domain/campaigns/slots';
import { describeModel } from '../../support/model/describe-model';
import { slotFormPlan } from '../../support/plans/content/slot-form.plan';

const APART = 'an outcome has one code, so at most one of these guards is true';

describeModel(slotFormPlan, {
  equivalent: {
    'proving obtainProof onDone #0 and #1 swapped': APART,
    'sending bookSlot onDone #0 and #1 swapped': APART,
    'sending bookSlot onDone #1 and #2 swapped': APART,
    'givingBack giveBackSlot onDone #0 and #1 swapped': APART,
    'changing changeSlot onDone #0 and #1 swapped': APART,
  },
  invariants: {
    'what is told to be given back is booked no longer': ({ context: { sheet, isGivenBack } }) =>
      !isGivenBack || sheet?.booking === null,
    'what has begun is not asked about': ({ context: { sheet }, ...now }) =>
      !(now.hasTag('asking') || now.hasTag('givingBack')) || (sheet !== null && mayGiveBack(sheet)),
    'only what is in order is proven and sent': ({ context: { form, sheet }, ...now }) =>
      !(now.hasTag('proving') || now.hasTag('sending')) || slotFaults(form, sheet?.slots ?? []).length === 0,
    'what is sent has a proof, and that is kept no longer': ({ context: { proof }, ...now }) =>
      now.hasTag('sending') === (proof !== null),
    'what is booked is known': ({ context: { sheet }, ...now }) => !now.hasTag('booked') || sheet?.booking != null,
    'another slot is wanted only while it is being asked for': ({ context: { wanted }, ...now }) =>
      now.hasTag('changing') === (wanted !== null),
  },
});
