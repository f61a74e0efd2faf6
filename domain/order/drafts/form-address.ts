import type { ModeFacts } from '../../mode-ids';
import { pathOf } from '../../routes';

/** The form of a quote. Where search and form share an address, it says that the form is meant. */
export function formAddress(
  { routes, stepKey }: Pick<ModeFacts, 'routes' | 'stepKey'>,
  quoteId: string | null,
): string {
  const words = [
    ...(stepKey === 'at' ? ['step=order'] : []),
    ...(quoteId === null ? [] : [`quote=${encodeURIComponent(quoteId)}`]),
  ];
  return [pathOf(routes.order), ...(words.length > 0 ? [words.join('&')] : [])].join('?');
}

/** Where a draft is gone on with: at its price, or where an offer for it is looked for first. */
export const draftAddress = (facts: Pick<ModeFacts, 'routes' | 'stepKey'>, quoteId: string): string =>
  quoteId === '' ? pathOf(facts.routes.search) : formAddress(facts, quoteId);

/** Where an order that was sent is read. */
export const receiptAddress = ({ routes }: Pick<ModeFacts, 'routes'>, orderNo: string): string =>
  `${pathOf(routes.success ?? routes.order)}?no=${orderNo}`;
