import { findInstruction } from './instructions';
import { findPackKind } from './kinds';
import { KIND_RULES } from './kind-rules';
import { readPackMark } from './mark';
import { MARK_RULES, vapourAsk } from './mark-rules';
import { AMOUNT_RULES } from './amount-rules';
import type { PackInput, PackingHit, Pack, PackedGoods, PackVerdict } from './pack';

/** Packing instructions by class and group for goods that no list names. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  'LIQUID I': ['P001'],
  'LIQUID II': ['P001', 'IBC02'],
  'LIQUID III': ['P001', 'IBC03', 'LP01'],
  'SOLID I': ['P002', 'IBC07'],
  'SOLID II': ['P002', 'IBC08'],
  'SOLID III': ['P002', 'IBC08', 'LP02'],
  'GAS -': ['P200'],
  'ARTICLE -': ['P003'],
};

function findInstructions({ rules, hazardClass, state, packingGroup }: PackedGoods): readonly string[] {
  if (rules) return rules.instructions;
  return hazardClass === '5.2' ? ['P520'] : (USUAL[`${state} ${packingGroup ?? '-'}`] ?? []);
}

/** Too critical for a general instruction. */
const isDelicate = ({ rules, packingGroup, hazardClass }: PackedGoods): boolean =>
  rules === null && (packingGroup === 'I' || ['4.2', '4.3', '5.1'].includes(hazardClass));

const groupWords = ({ packingGroup }: PackedGoods): string => packingGroup ?? '无';

function findHit(instructions: readonly string[], { goods, pack, kind }: PackInput): PackingHit | undefined {
  const isAround = pack.inner && kind.family !== 'LARGE';
  const lists = ({ single = [], outer = [] }: PackingHit): boolean => {
    if (isAround) return outer.includes(pack.code);
    return single.includes(pack.code) || (goods.state === 'ARTICLE' && outer.includes(pack.code));
  };
  const all = instructions.flatMap((code): PackingHit[] => {
    const found = findInstruction(code);
    return found ? [{ code, ...found }] : [];
  });
  return all.find(lists);
}

/** Judges a packaging for the goods: the first objection, or `packFits`. */
export function judgePack(goods: PackedGoods, pack: Pack, now: number): PackVerdict {
  const { unNo, hazardClass } = goods;
  const kind = findPackKind(pack.code);
  const instructions = findInstructions(goods);
  const ins = instructions.join('、');
  const words = { un: `UN ${unNo}`, pg: groupWords(goods), pack: kind?.nameCn ?? pack.code, ins };
  const told = (found: PackVerdict): PackVerdict => ({ ...found, given: { ...words, ...found.given } });
  if (hazardClass.startsWith('1')) return told({ rule: 'packExplosive', given: {} });
  if (hazardClass === '6.2' || hazardClass === '7') return told({ rule: 'packSpecial', given: { class: hazardClass } });
  if (!kind) return told({ rule: 'packUnlisted', given: {} });
  if (isDelicate(goods)) return told({ rule: 'packByHand', given: {} });
  const asked: PackInput = { goods, pack, kind, mark: readPackMark(pack.mark), now };
  const first = KIND_RULES.map((rule) => rule(asked)).find((found) => found !== null);
  if (first) return told(first);
  const hit = findHit(instructions, asked);
  const isRead = instructions.some((code) => findInstruction(code)?.isByHand !== true);
  if (!hit)
    return told({
      rule: instructions.some((code) => findInstruction(code)?.isByHand) || !isRead ? 'packByHand' : 'packUnlisted',
      given: {},
    });
  if (hit.isByHand) return told({ rule: 'packByHand', given: { ins: hit.code } });
  const next = [...MARK_RULES, ...AMOUNT_RULES, vapourAsk]
    .map((rule) => rule(asked, hit))
    .find((found) => found !== null);
  return told(next ?? { rule: 'packFits', given: { ins: hit.code } });
}
