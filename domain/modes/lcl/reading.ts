import { classifyFire } from '../../goods/fire-class';
import type { Controls, GoodsFacts } from '../../goods/facts';
import type { GoodsRow } from '../../goods/row';
import { goodsRowName, segregationFacts } from '../../order/findings/segregation';
import { rowHazards, rowUnNumber } from '../../order/goods/hazards';
import { rowNature } from '../../goods/nature';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { lclRowFacts, type LclForm } from './form';
import type { GoodsBeside, LclGoods } from './judging';
import type { PricedRow } from './price';
import type { LclQuote } from './quote';
import type { LclRates } from './rates';
import type { Load, StowedGoods } from './shared-box';
import { boxLoad, revenueTons, type RevenueTons, type TonRules } from './tons';

type GoodsOf = (row: GoodsRow) => GoodsFacts | null;

const UNTOLD: Controls = { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false };

const atLeastNothing = (number: number | null): number => Math.max(number ?? 0, 0);

/** Input of the price; unreadable amounts count as 0. Null while a dangerous row has no class. */
export function pricedRows(
  form: Pick<LclForm, 'goods' | 'isDanger' | 'lcl'>,
  rates: Pick<LclRates, 'hazards'>,
): PricedRow[] | null {
  const rows = form.goods.map((row) => ({
    hazards: rowNature(row, form.isDanger) === 'Y' ? rowHazards(row, rates.hazards) : [],
    pieces: atLeastNothing(parseWholeNumber(row.pieces)),
    kg: atLeastNothing(parseNumber(row.grossKg, 2)),
    m3: atLeastNothing(parseNumber(row.volume, 3)),
    longCm: parseWholeNumber(lclRowFacts(form, row).longCm),
  }));
  const priced = rows.flatMap(({ hazards, ...row }) => (hazards === null ? [] : [{ hazards, ...row }]));
  return priced.length < rows.length ? null : priced;
}

function buildStowedGoods(row: GoodsRow, unNo: string, isFood: boolean, facts: GoodsFacts | null): StowedGoods {
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

export function readGoods(form: Pick<LclForm, 'goods' | 'isDanger' | 'lcl'>, goodsOf: GoodsOf): LclGoods[] {
  if (form.isDanger === 'N') return [];
  return form.goods.flatMap((row, at): LclGoods[] => {
    const unNo = rowUnNumber(row);
    if (rowNature(row, 'Y') === 'N' || unNo === null || row.hazardClass === '') return [];
    const facts = goodsOf(row);
    const { isDamaged, isPrecursorFree, isFood } = lclRowFacts(form, row);
    return [
      {
        row: at + 1,
        name: row.nameCn.trim() || `UN ${unNo}`,
        unNo,
        hazardClass: row.hazardClass,
        numberedClass: facts && facts.hazardClass !== row.hazardClass ? facts.hazardClass : null,
        subRisks: row.subRisks,
        packingGroup: row.packingGroup === '' || row.packingGroup === 'N' ? null : row.packingGroup,
        fire: classifyFire({
          hazardClass: row.hazardClass,
          flashPointC: parseNumber(row.flashPoint, 1) ?? facts?.flashPointC ?? null,
          facts,
        }),
        isLimited: row.isLimited,
        isDamaged,
        isPrecursorFree,
        controls: facts?.controls ?? UNTOLD,
        stowed: buildStowedGoods(row, unNo, isFood, facts),
      },
    ];
  });
}

export function readGoodsTogether(form: Pick<LclForm, 'goods' | 'isDanger' | 'lcl'>, goodsOf: GoodsOf): GoodsBeside[] {
  if (form.isDanger === 'N') return [];
  return form.goods.flatMap((row, at): GoodsBeside[] => {
    if (rowNature(row, 'Y') === 'Y') return [];
    const stowed = { ...segregationFacts(row, goodsOf), isFood: lclRowFacts(form, row).isFood };
    return [{ row: at + 1, name: goodsRowName(row), stowed }];
  });
}

export const readLoad = ({ goods, stackable }: Pick<LclForm, 'goods' | 'stackable'>, rules: TonRules): Load =>
  boxLoad(
    revenueTons(
      goods.map(({ grossKg, volume }) => ({
        kg: atLeastNothing(parseNumber(grossKg, 2)),
        m3: atLeastNothing(parseNumber(volume, 3)),
      })),
      stackable !== 'N',
      rules,
    ),
  );

export const quoteRevenueTons = ({ form, quote: { rates } }: { form: LclForm; quote: LclQuote }): RevenueTons =>
  revenueTons(pricedRows(form, rates) ?? [], form.stackable !== 'N', rates);
