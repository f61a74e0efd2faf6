import { CENTER_PAGES } from '../../../domain/people/user-center';
import type { AppActor } from '../../../machines/shell/app';
import { selectAuditStatus } from '../../../machines/identity/session';
import { selectSessionActor } from '../../../machines/shell/app';
import type { CenterTarget } from '../../../machines/order/order-receipt';

/** Opens the notice that leads to the user center. Whoever has nothing to verify is told of their orders instead. */
export function leadToCenterOf(app: AppActor, center: string) {
  return (_: unknown, { target }: { target: CenterTarget }): void => {
    const query = new URLSearchParams({ redirect: CENTER_PAGES[target] });
    const known = selectAuditStatus(selectSessionActor(app.getSnapshot()).getSnapshot());
    app.send({
      type: 'authentication.show',
      locationUrl: `${center}${center.includes('?') ? '&' : '?'}${query.toString()}`,
      auditStatus: target === 'verification' ? known : 'PASS',
    });
  };
}
