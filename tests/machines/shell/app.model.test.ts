import { selectIsAuthenticationShown, selectIsLoginShown } from '../../../machines/shell/app';
import { describeModel } from '../../support/model/describe-model';
import { appPlan } from '../../support/plans/shell/app.plan';
import { authNoticePlan } from '../../support/plans/identity/auth-notice.plan';
import { readingPlan } from '../../support/plans/content/reading.plan';

describeModel(appPlan, {
  children: { authNotice: authNoticePlan, reading: readingPlan },
  invariants: {
    'the login is never open while somebody is signed in': (now) =>
      !selectIsLoginShown(now) || !now.matches({ visitor: 'signedIn' }),
    'the authentication dialog has somewhere to lead to': (now) =>
      selectIsAuthenticationShown(now) === (now.context.locationUrl !== null),
    'a text lies open exactly while it is read': (now) => (now.context.reading !== null) === 'reading' in now.children,
    'an action waits only while its person comes in': (now) =>
      now.context.resume === null || now.matches({ visitor: { anonymous: 'entering' } }),
    'the reason of a fresh start is told once': (now) => !now.context.wasExpired,
    'every child lives as long as the page': (now) =>
      ['session', 'login', 'password', 'notices', 'gatewayNews', 'navigation', 'chunkGuard', 'header'].every(
        (id) => id in now.children,
      ),
  },
});
