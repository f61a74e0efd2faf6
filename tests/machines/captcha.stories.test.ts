import { selectChallenge } from '../../machines/captcha/challenge';
import { selectClickWord } from '../../machines/captcha/click-word';
import { selectSlider } from '../../machines/captcha/slider';
import * as challengeStories from '../../stories/captcha-challenge.stories';
import * as clickWordPhone from '../../stories/captcha-click-word-phone.stories';
import * as clickWordPop from '../../stories/captcha-click-word-pop.stories';
import * as clickWordStories from '../../stories/captcha-click-word.stories';
import * as sliderPhone from '../../stories/captcha-slider-phone.stories';
import * as sliderPop from '../../stories/captcha-slider-pop.stories';
import * as sliderStories from '../../stories/captcha-slider.stories';
import { describeStories } from '../support/model/describe-stories';
import { captchaChallengePlan } from '../support/plans/captcha-challenge.plan';
import { captchaClickWordPlan } from '../support/plans/captcha-click-word.plan';
import { captchaSliderPlan } from '../support/plans/captcha-slider.plan';

/** What has ended is no longer drawn. */
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
