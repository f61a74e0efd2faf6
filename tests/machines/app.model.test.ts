import { selectIsAuthenticationShown, selectIsLoginShown } from '../../machines/app';
import { describeModel } from '../support/model/describe-model';
import { appPlan } from '../support/plans/app.plan';

describeModel(appPlan, {
  invariants: {
    'the login is never open while somebody is signed in': (now) =>
      !selectIsLoginShown(now) || !now.matches({ visitor: 'signedIn' }),
    'the authentication dialog has somewhere to lead to': (now) =>
      selectIsAuthenticationShown(now) === (now.context.locationUrl !== null),
    'an action waits only while its person comes in': (now) =>
      now.context.resume === null || now.matches({ visitor: { anonymous: 'entering' } }),
    'the reason of a fresh start is told once': (now) => !now.context.wasExpired,
    'every child lives as long as the page': (now) =>
      ['session', 'login', 'password', 'notices', 'gatewayNews', 'navigation', 'chunkGuard', 'header'].every(
        (id) => id in now.children,
      ),
  },
});
