import { selectContentEditor } from '../../../machines/house/content-editor';
import { selectContentList } from '../../../machines/house/content-list';
import * as editorStories from '../../../stories/house/content-editor.stories';
import * as listStories from '../../../stories/house/content-list.stories';
import { describeStories } from '../../support/model/describe-stories';
import { contentEditorPlan } from '../../support/plans/house/content-editor.plan';
import { contentListPlan } from '../../support/plans/house/content-list.plan';

describeStories({
  plan: contentListPlan,
  select: selectContentList,
  stories: listStories,
  looks: ({ isBusy, isEmpty, items, failureCode }) => ({ isBusy, isEmpty, isFilled: items.length > 0, failureCode }),
});

describeStories({
  plan: contentEditorPlan,
  select: selectContentEditor,
  stories: editorStories,
  looks: ({ stage, isAsking, isParting, isWorking, failureCode }) => ({
    stage,
    isAsking,
    isParting,
    isWorking,
    failureCode,
  }),
});
