import { onlyOne } from '../../goods/identity';
import { mayHoldPrecursors } from '../../goods/watched';
import type { OrderFacts } from '../form/facts';
import { FINDING_SOURCES, type Finding } from '../../rules/finding';
import type { OrderForm } from '../form/form';

/** Controlled substances need an export licence, also as components. */
export const controlFindings = (
  { goods, isDanger }: Pick<OrderForm, 'goods' | 'isDanger'>,
  identityOf: OrderFacts['identityOf'],
): Finding[] =>
  goods.flatMap((row, at): Finding[] => {
    const known = onlyOne(identityOf(row, isDanger));
    const isWatched = known !== null && (known.controls.precursor !== null || mayHoldPrecursors(known.unNo ?? ''));
    if (!isWatched) return [];
    const given = { goods: row.nameCn.trim() || known.nameCn, row: at + 1 };
    return [
      { level: 'NEED_APPROVAL', about: 'PAPERS', code: 'exportLicence', given, source: FINDING_SOURCES.controls },
    ];
  });
