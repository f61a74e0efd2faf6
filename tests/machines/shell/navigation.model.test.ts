import { ROUTES } from '../../../domain/routes';
import { describeModel } from '../../support/model/describe-model';
import { navigationPlan } from '../../support/plans/shell/navigation.plan';

const AT_ONCE = 'admitting leads on in the same step';

describeModel(navigationPlan, {
  invariants: {
    "an owner's page is open to somebody only": (now) =>
      !now.matches({ here: 'open' }) ||
      ROUTES[now.context.shown.name].access !== 'owner' ||
      now.context.visitor === 'somebody',
    'a page is at its place only when it is the one that was asked for': (now) =>
      !now.matches('here') || now.context.shown === now.context.target,
    'what is shown stays until the next page can take its place': (now, before) =>
      now.matches('here') || !before || now.context.shown === before.context.shown,
    'nobody is asked to sign in before it is known who is there': (now) =>
      !now.hasTag('gated') || now.context.visitor === 'nobody',
    "what is not there is nobody's: it is shown to everybody": (now) =>
      now.context.target.name !== 'notFound' || !now.hasTag('gated') || now.context.shown.name !== 'notFound',
    'progress is shown only on the way': (now) => !now.hasTag('progress') || now.matches('moving'),
  },
  equivalent: {
    'here.admitting always #0 and #1 swapped': 'nobody is both refused and admitted',
    'here.gated always #0 goes to admitting': AT_ONCE,
    'here.open always #0 goes to admitting': AT_ONCE,
  },
});
