import { EATEN, NO_IBC_AT_SEA, NOT_FOR_MELTING } from './bans';
import { readPackMark } from './mark';
import type { PackInput, PackVerdict } from './pack';

type Rule = (asked: PackInput) => PackVerdict | null;

const FOR_GAS = ['PRESSURE', 'AEROSOL', 'TANK'];
const isIbc = ({ kind: { family } }: PackInput): boolean => family === 'IBC' || family === 'FLEX_IBC';
const isBag = ({ kind: { family } }: PackInput): boolean => family === 'BAG' || family === 'FLEX_IBC';
const isLiquidAlone = ({ goods, pack }: PackInput): boolean => goods.state === 'LIQUID' && !pack.inner;

const gas: Rule = ({ goods, kind }) =>
  goods.state === 'GAS' && !FOR_GAS.includes(kind.family) ? { rule: 'packGas', given: {} } : null;

const tank: Rule = ({ kind }) => (kind.family === 'TANK' ? { rule: 'packByHand', given: { ins: 'T 导则' } } : null);

const mark: Rule = ({ pack }) => {
  if (pack.mark.trim() === '') return null;
  const read = readPackMark(pack.mark);
  if (read?.code === pack.code) return null;
  return { rule: 'packMark', given: { mark: pack.mark, why: read ? '与所选包装代码不同' : '写法不合规' } };
};

const eaten: Rule = ({ goods, pack }) => {
  const found = Object.hasOwn(EATEN, goods.unNo) ? EATEN[goods.unNo] : undefined;
  if (!found) return null;
  const isBare = found.codes.includes(pack.code) && !(found.unlessLined && pack.isLined);
  const isInside = found.inner !== undefined && pack.inner?.material === found.inner;
  return isBare || isInside ? { rule: 'packEaten', given: { material: found.nameCn } } : null;
};

const atSea: Rule = (asked) =>
  asked.goods.isAtSea !== false && isIbc(asked) && NO_IBC_AT_SEA.includes(asked.goods.unNo)
    ? { rule: 'packNoIbc', given: {} }
    : null;

const liquid: Rule = (asked) => {
  const { kind, pack } = asked;
  if (!isLiquidAlone(asked)) return null;
  const isOpen = isBag(asked) || ['1D', '1G'].includes(pack.code) || (kind.family === 'IBC' && !kind.holdsLiquid);
  if (isOpen) return { rule: 'packLiquid', given: {} };
  return kind.family === 'BOX' ? { rule: 'packInner', given: {} } : null;
};

/** Closed-head drums and jerricans: only pourable goods pass their opening. */
export const isClosedHead = (code: string): boolean => /^[13][ABHN]1$/.test(code);
const closed: Rule = ({ goods, pack }) =>
  isClosedHead(pack.code) && (pack.inner || goods.state === 'ARTICLE') ? { rule: 'packClosed', given: {} } : null;

const groupOne: Rule = (asked) => {
  const { goods, kind, pack } = asked;
  const isLoose = isBag(asked) || (kind.family === 'BOX' && !pack.inner);
  return goods.state === 'SOLID' && goods.packingGroup === 'I' && isLoose ? { rule: 'packGroupOne', given: {} } : null;
};

const melting: Rule = ({ goods, pack }) =>
  goods.maySoften && !pack.inner && NOT_FOR_MELTING.includes(pack.code) ? { rule: 'packMelts', given: {} } : null;

const noBag: Rule = ({ goods, kind }) =>
  kind.family === 'BAG' && goods.packingGroup === 'II' && goods.rules?.special.includes('PP40')
    ? { rule: 'packNoBag', given: {} }
    : null;

const large: Rule = ({ goods, kind }) =>
  kind.family === 'LARGE' && (goods.packingGroup === 'I' || goods.packingGroup === 'II')
    ? { rule: 'packLarge', given: {} }
    : null;

export const KIND_RULES: readonly Rule[] = [
  gas,
  tank,
  mark,
  closed,
  eaten,
  atSea,
  liquid,
  groupOne,
  melting,
  noBag,
  large,
];
