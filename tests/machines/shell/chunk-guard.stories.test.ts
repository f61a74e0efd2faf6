import { selectChunkGuard } from '../../../machines/shell/chunk-guard';
import * as stories from '../../../stories/shell/chunk-guard.stories';
import { describeStories } from '../../support/model/describe-stories';
import { chunkGuardPlan } from '../../support/plans/shell/chunk-guard.plan';

describeStories({ plan: chunkGuardPlan, select: selectChunkGuard, stories, looks: (view) => view });
