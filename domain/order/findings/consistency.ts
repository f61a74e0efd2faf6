import type { GoodsRow, OrderForm } from '../form';
import { FINDING_SOURCES, type Finding, type FindingAbout, type FindingCode } from '../finding';
import { densityOf } from '../../goods/density';
import { WEIGHED_DOUBTS, type DoubtSubject, type GoodsFacts } from '../../goods/facts';
import { onlyOne, type Identity } from '../../goods/identity';
import type { OrderFacts } from '../facts';
import { GROUP_II_FLASH_POINT } from '../../goods/flammable';
import { natureOf } from '../nature';
import { limitedFaults } from '../blocks/limited';
import { numberIn } from '../../values/typed-number';

type Source = keyof typeof FINDING_SOURCES;
type Told = (code: FindingCode, given: Finding['given'], source?: Source, about?: FindingAbout) => Finding;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));

function differences(row: GoodsRow, facts: GoodsFacts, told: Told): Finding[] {
  const { hazardClass, packingGroup, subRisks } = row;
  const known = facts.packingGroup ?? 'N';
  const isOther = hazardClass !== '' && hazardClass !== facts.hazardClass;
  const isOtherGroup = packingGroup !== '' && packingGroup !== known;
  return [
    ...(isOther ? [told('classDiffers', { said: hazardClass, known: facts.hazardClass ?? '' })] : []),
    ...(!isOther && hazardClass !== '' && !isSame(subRisks, facts.subRisks)
      ? [told('risksDiffer', { said: subRisks.join('、'), known: facts.subRisks.join('、') })]
      : []),
    ...(isOtherGroup ? [told('groupDiffers', { said: packingGroup, known })] : []),
  ];
}

function flashPointFindings({ hazardClass, packingGroup, flashPoint }: GoodsRow, told: Told): Finding[] {
  const degrees = numberIn(flashPoint, 1);
  const isMild = hazardClass === '3' && packingGroup === 'III' && degrees !== null && degrees < GROUP_II_FLASH_POINT;
  return isMild ? [told('groupByFlashPoint', { degrees }, 'flammable')] : [];
}

function densityFindings(row: GoodsRow, facts: GoodsFacts | null, told: Told): Finding[] {
  const kg = numberIn(row.netKg, 2) ?? numberIn(row.grossKg, 2) ?? 0;
  const weighed = facts && densityOf(facts, kg, numberIn(row.volume, 3) ?? 0);
  if (!weighed || weighed.fit === 'FULL') return [];
  const { fit, ...given } = weighed;
  return [fit === 'WRONG' ? told('densityDiffers', given) : { ...told('densityLoose', given), level: 'PASS' }];
}

/** Sources that disagree about what is judged here leave it to a person. */
function doubtFindings({ isLimited }: GoodsRow, { doubts }: GoodsFacts, told: Told): Finding[] {
  const weighed: readonly DoubtSubject[] = [...WEIGHED_DOUBTS, ...(isLimited ? (['LIMITED'] as const) : [])];
  return doubts.filter(({ about }) => weighed.includes(about)).map(({ text }) => told('goodsDoubtful', { text }));
}

/** What goes into the box of others is never kept cool. */
const coolingFindings = ({ cooled }: GoodsFacts, told: Told): Finding[] =>
  cooled === null ? [] : [told('needsCooling', { control: cooled.controlC, emergency: cooled.emergencyC }, 'cooling')];

const numbersOf = (all: readonly GoodsFacts[]): string =>
  [...new Set(all.flatMap(({ unNo }) => unNo ?? []))].join('、');

/** Harmless is what the library knows as harmless. What it does not know is for a person. */
function harmlessFindings({ nameCn, nameEn, casNo }: GoodsRow, { kind, goods: all }: Identity, told: Told): Finding[] {
  const [goods] = all;
  const said = [nameCn, nameEn, casNo].map((one) => one.trim()).filter((one) => one !== '');
  if (kind === 'waiting') return [told('goodsUnread', {})];
  if (!goods) return said.length === 0 ? [] : [told('unknownName', { name: said.join(' / ') })];
  if (goods.unNo === null) return [];
  const given = { unNo: numbersOf(all), known: goods.nameCn, goodsId: all.length === 1 ? goods.goodsId : '' };
  return [told(kind === 'known' ? 'declaredGeneral' : 'resemblesDangerous', given)];
}

function dangerousFindings(row: GoodsRow, at: number, identity: Identity, told: Told): Finding[] {
  const facts = onlyOne(identity);
  const unNo = row.unNo.trim();
  const isLimited = row.isLimited && limitedFaults(row, at, facts).length === 0;
  return [
    ...(identity.kind === 'waiting' ? [told('goodsUnread', {})] : []),
    ...(identity.kind === 'several' ? [told('severalGoods', { unNo, count: identity.goods.length })] : []),
    ...(identity.kind === 'nobody' && unNo !== '' ? [told('unknownGoods', { unNo })] : []),
    ...(facts ? differences(row, facts, told) : []),
    ...(facts ? doubtFindings(row, facts, told) : []),
    ...(facts ? coolingFindings(facts, told) : []),
    ...flashPointFindings(row, told),
    ...(isLimited ? [{ ...told('limitedApplies', {}, 'limited', 'LIMITED'), level: 'PASS_CHECK_DGL' as const }] : []),
  ];
}

const BLOCKING: readonly FindingCode[] = ['declaredGeneral', 'needsCooling'];

/** Among dangerous goods what is said of general ones leads to their name: they have no number, and the order stays as it is. */
const fieldOf = (row: GoodsRow, at: number, isDanger: 'Y' | 'N'): Finding['given'] =>
  natureOf(row, isDanger) === isDanger ? {} : { field: `goods.${at}.nameCn` };

function rowFindings(row: GoodsRow, at: number, isDanger: 'Y' | 'N', identityOf: OrderFacts['identityOf']): Finding[] {
  const field = fieldOf(row, at, isDanger);
  const told: Told = (code, given, source = 'goodsList', about = 'CONSISTENCY') => ({
    level: BLOCKING.includes(code) ? 'BLOCK' : 'MANUAL',
    about,
    code,
    given: { ...given, row: at + 1, goods: row.nameCn.trim(), ...field },
    source: FINDING_SOURCES[source],
  });
  const identity = identityOf(row, isDanger);
  return [
    ...(natureOf(row, isDanger) === 'Y'
      ? dangerousFindings(row, at, identity, told)
      : harmlessFindings(row, identity, told)),
    ...densityFindings(row, onlyOne(identity), told),
  ];
}

/** Does what was declared agree with itself and with the library? */
export const consistencyFindings = (
  { goods, isDanger }: Pick<OrderForm, 'goods' | 'isDanger'>,
  identityOf: OrderFacts['identityOf'],
): Finding[] => goods.flatMap((row, at) => rowFindings(row, at, isDanger, identityOf));
