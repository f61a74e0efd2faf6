import type { TankForm } from '../../../../domain/modes/tank/form';
import { papersFor } from '../../../../domain/modes/tank/papers';
import type { TankQuote } from '../../../../domain/modes/tank/quote';
import type { Paper } from '../../../../domain/order/receipt/brief';
import type { Snapshot } from '../mode';

export const tankPapers = ({ form, quote: { offer } }: Snapshot<TankForm, TankQuote>): Omit<Paper, 'isHere'>[] =>
  papersFor(form, offer.detail.cargo).map(({ docType, name, due: code }) => ({
    docType,
    name,
    dueAt: offer.cutoffs.find((cutoff) => cutoff.code === code)?.at ?? null,
  }));
