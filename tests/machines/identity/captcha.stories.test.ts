import { selectChallenge } from '../../../machines/identity/captcha/challenge';
import { selectClickWord } from '../../../machines/identity/captcha/click-word';
import { selectSlider } from '../../../machines/identity/captcha/slider';
import { selectWork } from '../../../machines/identity/captcha/work';
import * as challengeStories from '../../../stories/identity/captcha-challenge.stories';
import * as clickWordPhone from '../../../stories/identity/captcha-click-word-phone.stories';
import * as clickWordPop from '../../../stories/identity/captcha-click-word-pop.stories';
import * as clickWordStories from '../../../stories/identity/captcha-click-word.stories';
import * as sliderPhone from '../../../stories/identity/captcha-slider-phone.stories';
import * as sliderPop from '../../../stories/identity/captcha-slider-pop.stories';
import * as sliderStories from '../../../stories/identity/captcha-slider.stories';
import * as workPhone from '../../../stories/identity/captcha-work-phone.stories';
import * as workPop from '../../../stories/identity/captcha-work-pop.stories';
import * as workStories from '../../../stories/identity/captcha-work.stories';
import { describeStories } from '../../support/model/describe-stories';
import { captchaChallengePlan } from '../../support/plans/identity/captcha-challenge.plan';
import { captchaClickWordPlan } from '../../support/plans/identity/captcha-click-word.plan';
import { captchaSliderPlan } from '../../support/plans/identity/captcha-slider.plan';
import { captchaWorkPlan } from '../../support/plans/identity/captcha-work.plan';

/** The final state is not drawn. */
const DRAWN_LAST = { status: 'passed' };

describeStories({
  plan: captchaChallengePlan,
  select: selectChallenge,
  stories: challengeStories,
  looks: ({ status, failureCode }) =>
    status === 'ended' ? { status: 'loading' } : { status, ...(status !== 'loading' && { failureCode }) },
});

for (const stories of [sliderStories, sliderPop, sliderPhone]) {
  describeStories({
    plan: captchaSliderPlan,
    select: selectSlider,
    stories,
    looks: ({ status, offset }) =>
      status === 'ended' ? DRAWN_LAST : { status, ...(status === 'resting' && { isMoved: offset > 0 }) },
  });
}

for (const stories of [clickWordStories, clickWordPop, clickWordPhone]) {
  describeStories({
    plan: captchaClickWordPlan,
    select: selectClickWord,
    stories,
    looks: ({ status, points }) =>
      status === 'ended' ? DRAWN_LAST : { status, ...(status === 'choosing' && { isStarted: points.length > 0 }) },
  });
}

for (const stories of [workStories, workPop, workPhone]) {
  describeStories({
    plan: captchaWorkPlan,
    select: selectWork,
    stories,
    looks: ({ status, percent }) =>
      status === 'ended' ? DRAWN_LAST : { status, ...(status === 'computing' && { isBegun: percent > 0 }) },
  });
}
