import { selectCarousel } from '../../../machines/shell/carousel';
import * as stories from '../../../stories/shell/carousel.stories';
import { describeStories } from '../../support/model/describe-stories';
import { carouselPlan } from '../../support/plans/shell/carousel.plan';

describeStories({
  plan: carouselPlan,
  select: selectCarousel,
  stories,
  looks: ({ isBusy, slides, isPlaying, failureCode }) => ({
    isBusy,
    slides: Math.min(slides.length, 2),
    isPlaying,
    failureCode,
  }),
});
