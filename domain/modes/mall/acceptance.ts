import { acceptedBy, type Acceptance } from '../../order/findings/acceptance';
import type { OrderFacts } from '../../order/form/facts';
import { found } from './finding';
import type { MallForm } from './form';
import type { MallQuote } from './quote';

/** What was bought is the house's own: it is looked at once more, and told what must not go in one truck. */
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
