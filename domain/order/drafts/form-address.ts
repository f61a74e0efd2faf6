import type { ModeFacts } from '../../mode-ids';
import { routePath } from '../../routes';

/** Form address of a quote; a step parameter marks the form when search and form share a path. */
export function formAddress(
  { routes, stepKey }: Pick<ModeFacts, 'routes' | 'stepKey'>,
  quoteId: string | null,
): string {
  const words = [
    ...(stepKey === 'at' ? ['step=order'] : []),
    ...(quoteId === null ? [] : [`quote=${encodeURIComponent(quoteId)}`]),
  ];
  return [routePath(routes.order), ...(words.length > 0 ? [words.join('&')] : [])].join('?');
}

export const draftAddress = (facts: Pick<ModeFacts, 'routes' | 'stepKey'>, quoteId: string): string =>
  quoteId === '' ? routePath(facts.routes.search) : formAddress(facts, quoteId);

export const receiptAddress = ({ routes }: Pick<ModeFacts, 'routes'>, orderNo: string): string =>
  `${routePath(routes.success ?? routes.order)}?no=${orderNo}`;
