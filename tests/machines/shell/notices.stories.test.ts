import { selectNotices } from '../../../machines/shell/notices';
import * as stories from '../../../stories/shell/notices.stories';
import { describeStories } from '../../support/model/describe-stories';
import { noticesPlan } from '../../support/plans/shell/notices.plan';

/** The queue is longer than the plan produces; the list has its own tests. */
const beyondThePlan = { Waiting: stories.Nothing };

describeStories({
  plan: noticesPlan,
  select: selectNotices,
  stories: { ...stories, ...beyondThePlan },
  looks: ({ toasts, notifications }) => ({ toasts: toasts.map(({ tone }) => tone), faults: notifications.length }),
});
