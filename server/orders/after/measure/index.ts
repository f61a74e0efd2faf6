import { amendOrder, answerMeasured } from '../../../../contract/after/intake';
import { badRequest } from '../../../base/http/refusal';
import { serveOwner } from '../../../base/http/serve';
import { bookedMode } from '../../../trade/modes';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { amendWith } from './amend';
import { answerMeasuredWith } from './answer';
import { lapseAnswersWith } from './lapse';
import { measure } from './measure';
import { cameText, measuredText } from './messages';

export function measureAfter(deps: AfterDeps): After {
  const { modes } = deps;
  const [amend, answer] = [amendWith(deps), answerMeasuredWith(deps)];
  const isMeasured = ({ mode }: { mode: Parameters<typeof bookedMode>[1] }) =>
    bookedMode(modes, mode).after?.measure !== undefined;
  return {
    id: 'measure',
    /** Measured modes need measurements on arrival. */
    async onMove(inside, { order, event, said: { came }, now }) {
      if (event !== 'cargo.in' || !isMeasured(order)) return null;
      if (!came) throw badRequest(messages.measureNeeded, 'came');
      const measured = await measure(inside, deps, order, came, now);
      return { note: cameText(measured), text: measuredText(order.orderNo, measured) };
    },
    desk: async () => (order) => ({ isMeasured: isMeasured(order), measured: order.measured }),
    sweep: lapseAnswersWith(deps),
    routes: [
      serveOwner(amendOrder, (amended, { userId }) => amend(userId, amended)),
      serveOwner(answerMeasured, (answered, { userId }) => answer(userId, answered)),
    ],
  };
}
