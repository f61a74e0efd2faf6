import type { LibraryGoods } from '../../goods/library';
import type { Identity } from '../../goods/identity';
import { isDecidedByPerson, tankFits } from '../../goods/tank/codes';
import type { OrderFacts } from '../../order/form/facts';
import { goodsRowName } from '../../order/findings/segregation';
import type { GoodsRow } from '../../goods/row';
import { isPoured, POURED_TYPES, TANK_CODES } from './asked-boxes';
import type { EnquiryForm } from './enquiry';
import { found, type EnqFinding } from './finding';

type Facts = Pick<OrderFacts, 'identityOf'>;

const OFFERED = POURED_TYPES.flatMap((type) => TANK_CODES[type]);

function requiredTankCodes({ kind, goods }: Identity): readonly (string | null | undefined)[] {
  const known = kind === 'known' || kind === 'several' ? (goods as readonly LibraryGoods[]) : [];
  return known.map(({ tankInstruction, doubts }) =>
    doubts.some(({ about }) => about === 'TANK') ? undefined : tankInstruction,
  );
}

function rowFindings(row: GoodsRow, at: number, asked: readonly string[], { identityOf }: Facts): EnqFinding[] {
  const required = requiredTankCodes(identityOf(row, 'Y'));
  const given = { row: at + 1, goods: goodsRowName(row) };
  const codes = required.flatMap((code) => code ?? []);
  if (required.length === 0 || required.includes(undefined)) return [];
  if (codes.length === 0) return [found('BLOCK', 'enqTankNever', given)];
  if (codes.length < required.length || codes.some(isDecidedByPerson)) return [];
  const fitting = (has: string): boolean => codes.every((code) => tankFits(code, has, true));
  const said = { ...given, code: [...new Set(codes)].join('、') };
  return asked.some(fitting)
    ? [found('PASS', 'enqTankFits', { ...said, fits: asked.filter(fitting).join('、') })]
    : [found('BLOCK', 'enqTankLow', { ...said, fits: OFFERED.filter(fitting).join('、') })];
}

export function tankFindings({ isDanger, goods, boxes, modeWish }: EnquiryForm, facts: Facts): EnqFinding[] {
  const asked = boxes.flatMap(({ type }) => (isPoured(type) ? TANK_CODES[type] : []));
  if (isDanger === 'N' || modeWish !== 'TANK' || asked.length === 0) return [];
  return goods.flatMap((row, at) => rowFindings(row, at, asked, facts));
}
