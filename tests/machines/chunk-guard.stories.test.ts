import { selectChunkGuard } from '../../machines/chunk-guard';
import * as stories from '../../stories/chunk-guard.stories';
import { describeStories } from '../support/model/describe-stories';
import { chunkGuardPlan } from '../support/plans/chunk-guard.plan';

describeStories({ plan: chunkGuardPlan, select: selectChunkGuard, stories, looks: (view) => view });
