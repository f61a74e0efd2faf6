import { CENTER_PAGES } from '../../../domain/people/user-center';
import type { AppActor } from '../../../machines/shell/app';
import { selectStanding } from '../../../machines/identity/session';
import { selectSessionActor } from '../../../machines/shell/app';
import type { CenterTarget } from '../../../machines/order/order-receipt';

/** Opens the notice leading to the user center; its wording depends on the session. */
export function leadToCenterOf(app: AppActor, center: string) {
  return (_: unknown, { target }: { target: CenterTarget }): void => {
    const query = new URLSearchParams({ redirect: CENTER_PAGES[target] });
    app.send({
      type: 'authentication.show',
      locationUrl: `${center}${center.includes('?') ? '&' : '?'}${query.toString()}`,
      standing: selectStanding(selectSessionActor(app.getSnapshot()).getSnapshot()),
    });
  };
}
