import { approvalMachine } from '../../../machines/booking/approval';
import { approvalAskMachine } from '../../../machines/booking/approval-ask';
import type { SignatureActor } from '../../../machines/booking/signature';
import { selectCurrentToken, type AppActor } from '../../../machines/shell/app';
import { personWatcher } from '../../effects/after-order/person-watcher';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { signatureWatcher } from '../../effects/mall/signature-watcher';
import { findPersonBy } from '../../effects/orders/find-person';
import { askOnce } from '../once';

type Open = () => Promise<Gateway>;

export function composeApprovalAsk(gateway: Open, app: AppActor) {
  const isSignedIn = () => selectCurrentToken(app.getSnapshot()) !== null;
  const calls = askOnce(async () => {
    const [open, { approvalAskCallsOver }] = await Promise.all([
      gateway(),
      import('../../effects/mall/approval-calls'),
    ]);
    return approvalAskCallsOver(open, isSignedIn);
  });
  return approvalAskMachine.provide({
    actors: {
      loadBook: lazyActor(async () => (await calls()).loadBook),
      askApproval: lazyActor(async () => (await calls()).askApproval),
      revokeApproval: lazyActor(async () => (await calls()).revokeApproval),
      findPerson: findPersonBy(() => app),
      personWatcher: personWatcher(app),
    },
  });
}

export function composeApproval(gateway: Open, signature: SignatureActor) {
  const calls = askOnce(async () => {
    const [open, { approvalCallsOver }] = await Promise.all([gateway(), import('../../effects/mall/approval-calls')]);
    return approvalCallsOver(open);
  });
  return approvalMachine.provide({
    actors: {
      openApproval: lazyActor(async () => (await calls()).openApproval),
      sendCode: lazyActor(async () => (await calls()).sendCode),
      checkCode: lazyActor(async () => (await calls()).checkCode),
      decide: lazyActor(async () => (await calls()).decide),
      signatureWatcher: signatureWatcher(signature),
    },
  });
}
