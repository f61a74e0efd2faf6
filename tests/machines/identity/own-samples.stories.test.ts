import { selectOwnSamples } from '../../../machines/identity/own-samples';
import * as stories from '../../../stories/identity/own-samples.stories';
import { describeStories } from '../../support/model/describe-stories';
import { ownSamplesPlan } from '../../support/plans/identity/own-samples.plan';

describeStories({
  plan: ownSamplesPlan,
  select: selectOwnSamples,
  stories,
  looks: ({ stage, products, failureCode }) => ({
    stage,
    left: stage === 'shown' ? products.map(({ left }) => left).join(' ') : null,
    failureCode,
  }),
});
