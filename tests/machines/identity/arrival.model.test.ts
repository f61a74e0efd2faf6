import { selectArrival } from '../../../machines/identity/arrival';
import { describeModel } from '../../support/model/describe-model';
import { arrivalPlan } from '../../support/plans/identity/arrival.plan';

describeModel(arrivalPlan, {
  invariants: {
    'nobody enters in another’s place unless the person has said so': ({ context, ...now }, before) =>
      context.answer !== 'enter' ||
      context.meeting === null ||
      before?.hasTag('asking') === true ||
      !now.hasTag('asking'),
    'a question names whoever arrives, and somebody else beside them or nobody': (now) => {
      const { meeting } = selectArrival(now);
      return !now.hasTag('asking') || (meeting !== null && meeting.arriving.name !== meeting.here?.name);
    },
    'what is not answered is refused': ({ context, ...now }) => now.matches('over') || context.answer === 'refused',
    'declining leaves everything as it was': ({ context }, before) =>
      context.answer !== 'stay' || before?.hasTag('asking') === true || before?.context.answer === 'stay',
  },
});
