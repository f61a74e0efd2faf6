import { packKindOf, type PackFamily } from '../../goods/packaging/kinds';
import { bookOf } from '../../mode-ids';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { packagingFindings } from '../../order/findings/packaging';
import { rowNumberOf } from '../../order/goods/hazards';
import { found, type AirFinding } from './finding';
import { factsOf, type AirForm } from './form';

const IBC: readonly PackFamily[] = ['IBC', 'FLEX_IBC'];
/** These have their own air instructions, which the product has no list of. */
const BY_HAND: readonly PackFamily[] = ['LARGE', 'TANK'];
/** Only UN number that may fly in IBCs (PI 956). */
const IN_IBC = '3077';

function notFlown(form: AirForm, at: number): AirFinding | null {
  const row = form.goods[at];
  const kind = row && packKindOf(row.packKind);
  if (!row || !kind) return null;
  const given = { row: at + 1, pack: kind.nameCn };
  if (IBC.includes(kind.family)) return found(rowNumberOf(row) === IN_IBC ? 'MANUAL' : 'BLOCK', 'airPackIbc', given);
  return BY_HAND.includes(kind.family) ? found('MANUAL', 'airPackByHand', given) : null;
}

/**
 * Refusals of the common packing chapter also apply by air. Accepted packagings still need the airline's check: no list
 * of the inner packagings exists here.
 */
export const flownPackagings = (form: AirForm, goodsOf: OrderFacts['goodsOf'], now: number): Finding[] =>
  packagingFindings(form, { goodsOf, now, book: bookOf('AIR') }).map((one, at) => {
    const row = form.goods[at];
    const own = notFlown(form, at);
    if (own && one.level !== 'BLOCK') return own;
    const pi = row ? factsOf(form, row).pi.trim() : '';
    return one.code === 'packFits' && pi !== '' ? found('PASS', 'airPackFits', { ...one.given, pi }) : one;
  });
