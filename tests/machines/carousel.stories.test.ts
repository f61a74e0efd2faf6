import { selectCarousel } from '../../machines/carousel';
import * as stories from '../../stories/carousel.stories';
import { describeStories } from '../support/model/describe-stories';
import { carouselPlan } from '../support/plans/carousel.plan';

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
