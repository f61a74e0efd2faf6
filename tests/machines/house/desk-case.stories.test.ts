import { selectDeskCase } from '../../../machines/house/desk-case';
import * as stories from '../../../stories/house/desk-case.stories';
import { describeStories } from '../../support/model/describe-stories';
import { deskCasePlan } from '../../support/plans/house/desk-case.plan';

describeStories({
  plan: deskCasePlan,
  select: selectDeskCase,
  stories,
  looks: ({ stage, step, isFile, isBusy, isLacking, failureCode, message, notice, reading, isHolding }) => ({
    stage,
    step,
    isFile: step === null ? null : isFile,
    isBusy,
    isTaking: step !== null && isHolding,
    isLacking,
    failureCode,
    isTold: message !== null,
    notice: stage === 'shown' && step === null ? notice : null,
    isSilent: step === 'read' && !isFile ? reading?.texts.length === 0 : null,
  }),
});
