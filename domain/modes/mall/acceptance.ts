import { acceptedBy, type Acceptance } from '../../order/findings/acceptance';
import type { OrderFacts } from '../../order/form/facts';
import { found } from './finding';
import type { MallForm } from './form';
import type { MallQuote } from './quote';

/** Purchased goods are the company's own, so only review and loading separation apply. */
export function mallAcceptance({ goods }: MallForm, { quote }: OrderFacts<MallQuote>): Acceptance {
  const isBlank = quote === null || goods.every(({ goodsId }) => goodsId === '');
  const loads = quote?.search.loads.length ?? 1;
  return acceptedBy(
    isBlank
      ? [found('MANUAL', 'mallBlank')]
      : [...(loads > 1 ? [found('PASS', 'mallApart', { loads })] : []), found('PASS', 'mallTaken')],
    { box: null, advice: null },
  );
}
