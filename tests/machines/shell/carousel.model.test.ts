import { describeModel } from '../../support/model/describe-model';
import { carouselPlan } from '../../support/plans/shell/carousel.plan';

describeModel(carouselPlan, {
  invariants: {
    'a slide is always in front while any are shown': (now) =>
      !now.hasTag('shown') || now.context.slides[now.context.at] !== undefined,
    'a single slide stays where it is': (now, before) =>
      now.context.slides.length !== 1 || before === undefined || now.context.at === 0,
    'a failure is told exactly where it has failed': (now) =>
      now.matches('failed') === (now.context.failureCode !== null),
  },
});
