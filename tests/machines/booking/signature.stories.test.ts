import { selectSignature } from '../../../machines/booking/signature';
import * as stories from '../../../stories/booking/signature.stories';
import { describeStories } from '../../support/model/describe-stories';
import { signaturePlan } from '../../support/plans/booking/signature.plan';

describeStories({ plan: signaturePlan, select: selectSignature, stories, looks: ({ stage }) => ({ stage }) });
