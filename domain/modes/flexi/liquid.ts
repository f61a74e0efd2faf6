import type { GoodsFacts } from '../../goods/facts';
import { freezingPoint } from '../../goods/freezing';
import type { Identity } from '../../goods/identity';
import { bagBears, FLAMMABLE_UP_TO_C } from '../../goods/tank/flexitank';
import { found, type FlexiFinding } from './finding';

export type FlexiGoods = {
  isDanger: 'Y' | 'N';
  name: string;
  known: GoodsFacts | null;
  kind: Identity['kind'];
};

const UNFIT = { gasses: 'flexiUnfitGas', swells: 'flexiUnfitSwell' } as const;

function hiddenDangerFindings(known: GoodsFacts): FlexiFinding[] {
  const { unNo, nameCn, flashPointC, state } = known;
  if (unNo !== null) return [found('BLOCK', 'flexiHidden', { known: nameCn, unNo })];
  const isFlammable = flashPointC !== null && flashPointC <= FLAMMABLE_UP_TO_C;
  return [
    ...(isFlammable ? [found('BLOCK', 'flexiFlash', { known: nameCn, degrees: flashPointC })] : []),
    ...(state === 'LIQUID' ? [] : [found('BLOCK', 'flexiSolid', { known: nameCn })]),
  ];
}

/** Verdict for any bag, independent of weight and route; unknown is never approved. */
export function liquidFindings({ isDanger, name, known, kind }: FlexiGoods): FlexiFinding[] {
  if (isDanger === 'Y') return [found('BLOCK', 'flexiDanger')];
  if (known === null)
    return name === '' || kind === 'waiting' ? [] : [found('MANUAL', 'flexiUnknown', { goods: name })];
  const hidden = hiddenDangerFindings(known);
  if (hidden.length > 0) return hidden;
  const bears = bagBears(known.goodsId);
  if (bears === null) return [found('MANUAL', 'flexiUnknown', { goods: name })];
  return bears === 'fine'
    ? [found('PASS', 'flexiBears', { goods: known.nameCn })]
    : [found('BLOCK', UNFIT[bears], { goods: known.nameCn })];
}

export const findBlock = (goods: FlexiGoods): FlexiFinding | null =>
  liquidFindings(goods).find(({ level }) => level === 'BLOCK') ?? null;

export const goodsFreezingPoint = ({ known }: Pick<FlexiGoods, 'known'>): number | null =>
  known ? freezingPoint(known.goodsId) : null;
