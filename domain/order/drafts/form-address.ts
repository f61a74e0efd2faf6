import type { ModeFacts } from '../../mode-ids';
import { pathOf } from '../../routes';

/** Form address of a quote; a step parameter marks the form when search and form share a path. */
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

export const draftAddress = (facts: Pick<ModeFacts, 'routes' | 'stepKey'>, quoteId: string): string =>
  quoteId === '' ? pathOf(facts.routes.search) : formAddress(facts, quoteId);

export const receiptAddress = ({ routes }: Pick<ModeFacts, 'routes'>, orderNo: string): string =>
  `${pathOf(routes.success ?? routes.order)}?no=${orderNo}`;
