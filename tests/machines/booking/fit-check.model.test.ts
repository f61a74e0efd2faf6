import { selectFitCheck, type FitCheckMachine } from '../../../machines/booking/fit-check';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { fitCheckPlan } from '../../support/plans/booking/fit-check.plan';

const invariants: Invariants<FitCheckMachine> = {
  'an answer stands only for the goods it was given for': (now) =>
    selectFitCheck(now).stage !== 'told' || now.context.question !== null,
  'an answer about the offer is shown': (now) =>
    !now.hasTag('told') || now.context.answer?.length === 0 || selectFitCheck(now).stage === 'told',
  'nobody is asked about nothing': (now) => !now.hasTag('asking') || now.context.question !== null,
  'what nobody asks about is forgotten': (now) => now.context.question !== null || now.context.answer === null,
};

describeModel(fitCheckPlan, { invariants });
