import { fireClassOf } from '../../goods/fire-class';
import type { Controls, GoodsFacts } from '../../goods/facts';
import type { GoodsRow } from '../../goods/row';
import { nameOf, segregatedOf } from '../../order/findings/segregation';
import { hazardsOf, rowNumberOf } from '../../order/goods/hazards';
import { natureOf } from '../../goods/nature';
import { numberIn, wholeNumberIn } from '../../values/typed-number';
import { factsOf, type LclForm } from './form';
import type { Beside, LclGoods } from './judging';
import type { PricedRow } from './price';
import type { LclQuote } from './quote';
import type { LclRates } from './rates';
import type { Load, StowedGoods } from './shared-box';
import { loadOf, revenueTons, type RevenueTons, type TonRules } from './tons';

type GoodsOf = (row: GoodsRow) => GoodsFacts | null;

const UNTOLD: Controls = { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false };

const atLeastNothing = (number: number | null): number => Math.max(number ?? 0, 0);

/** Input of the price; unreadable amounts count as 0. Null while a dangerous row has no class. */
export function pricedRows(
  form: Pick<LclForm, 'goods' | 'isDanger' | 'lcl'>,
  rates: Pick<LclRates, 'hazards'>,
): PricedRow[] | null {
  const rows = form.goods.map((row) => ({
    hazards: natureOf(row, form.isDanger) === 'Y' ? hazardsOf(row, rates.hazards) : [],
    pieces: atLeastNothing(wholeNumberIn(row.pieces)),
    kg: atLeastNothing(numberIn(row.grossKg, 2)),
    m3: atLeastNothing(numberIn(row.volume, 3)),
    longCm: wholeNumberIn(factsOf(form, row).longCm),
  }));
  const priced = rows.flatMap(({ hazards, ...row }) => (hazards === null ? [] : [{ hazards, ...row }]));
  return priced.length < rows.length ? null : priced;
}

function stowedIn(row: GoodsRow, unNo: string, isFood: boolean, facts: GoodsFacts | null): StowedGoods {
  const { hazardClass, subRisks, isLimited, technicalName } = row;
  return {
    unNo,
    hazardClass: hazardClass === '' ? null : hazardClass,
    subRisks,
    isLimited,
    isFood,
    groups: facts?.groups ?? [],
    sixteenB: facts?.sixteenB ?? null,
    burns: facts?.burns ?? null,
    technicalName: facts === null || facts.technical !== null ? technicalName.trim().toLowerCase() : null,
  };
}

export function goodsIn(form: Pick<LclForm, 'goods' | 'isDanger' | 'lcl'>, goodsOf: GoodsOf): LclGoods[] {
  if (form.isDanger === 'N') return [];
  return form.goods.flatMap((row, at): LclGoods[] => {
    const unNo = rowNumberOf(row);
    if (natureOf(row, 'Y') === 'N' || unNo === null || row.hazardClass === '') return [];
    const facts = goodsOf(row);
    const { isDamaged, isPrecursorFree, isFood } = factsOf(form, row);
    return [
      {
        row: at + 1,
        name: row.nameCn.trim() || `UN ${unNo}`,
        unNo,
        hazardClass: row.hazardClass,
        numberedClass: facts && facts.hazardClass !== row.hazardClass ? facts.hazardClass : null,
        subRisks: row.subRisks,
        packingGroup: row.packingGroup === '' || row.packingGroup === 'N' ? null : row.packingGroup,
        fire: fireClassOf({
          hazardClass: row.hazardClass,
          flashPointC: numberIn(row.flashPoint, 1) ?? facts?.flashPointC ?? null,
          facts,
        }),
        isLimited: row.isLimited,
        isDamaged,
        isPrecursorFree,
        controls: facts?.controls ?? UNTOLD,
        stowed: stowedIn(row, unNo, isFood, facts),
      },
    ];
  });
}

export function besideIn(form: Pick<LclForm, 'goods' | 'isDanger' | 'lcl'>, goodsOf: GoodsOf): Beside[] {
  if (form.isDanger === 'N') return [];
  return form.goods.flatMap((row, at): Beside[] => {
    if (natureOf(row, 'Y') === 'Y') return [];
    const stowed = { ...segregatedOf(row, goodsOf), isFood: factsOf(form, row).isFood };
    return [{ row: at + 1, name: nameOf(row), stowed }];
  });
}

export const loadIn = ({ goods, stackable }: Pick<LclForm, 'goods' | 'stackable'>, rules: TonRules): Load =>
  loadOf(
    revenueTons(
      goods.map(({ grossKg, volume }) => ({
        kg: atLeastNothing(numberIn(grossKg, 2)),
        m3: atLeastNothing(numberIn(volume, 3)),
      })),
      stackable !== 'N',
      rules,
    ),
  );

export const tonsOf = ({ form, quote: { rates } }: { form: LclForm; quote: LclQuote }): RevenueTons =>
  revenueTons(pricedRows(form, rates) ?? [], form.stackable !== 'N', rates);
