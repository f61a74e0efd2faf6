import { visibleNotices } from '../../../machines/shell/notices/notices.list';
import { describeModel } from '../../support/model/describe-model';
import { noticesPlan } from '../../support/plans/shell/notices.plan';

describeModel(noticesPlan, {
  invariants: {
    'nothing is said exactly while empty': (now) => (now.context.notices.length === 0) === now.matches('empty'),
    'nobody holds what is not there': (now) => !now.matches('empty') || now.context.holds.length === 0,
    'time stands still while held': (now) =>
      now.matches('empty') || now.context.holds.length > 0 === now.matches('held'),
    'the same words are never there twice': ({ context: { notices } }) =>
      new Set(notices.map(({ id }) => id)).size === notices.length,
    'errors stay until somebody puts them away': (now) =>
      now.context.notices.every(({ tone, secondsLeft }) => (tone === 'error') === (secondsLeft === null)),
    'never more than three toasts at once': (now) => visibleNotices(now.context.notices, 'toast').length <= 3,
  },
  equivalent: { '(root) begins in choosing': 'with nothing to say, choosing leads to empty at once' },
});
