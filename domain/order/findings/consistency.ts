import type { DgBook } from '../../mode-ids';
import type { OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import { FINDING_SOURCES, type Finding, type FindingCode } from '../../rules/finding';
import { compareDensity, wrongForRoom } from '../../goods/density';
import { refusalOf, WEIGHED_DOUBTS, type DoubtSubject, type GoodsFacts } from '../../goods/facts';
import { onlyOne, type Identity } from '../../goods/identity';
import type { NamingDoubt } from '../../goods/naming';
import { neverHandledAs } from '../../goods/never-handled';
import { emptyPackKg } from '../../goods/packaging/kinds';
import { conditionFindings, forkFindings, type FindingMaker } from './forks';
import type { OrderFacts } from '../form/facts';
import { GROUP_II_FLASH_POINT, MOST_FLASH_POINT } from '../../goods/flammable';
import { rowUnNumber } from '../goods/hazards';
import { rowNature } from '../../goods/nature';
import { limitedFaults } from '../blocks/limited';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));

function differences(row: GoodsRow, facts: GoodsFacts, told: FindingMaker): Finding[] {
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

const NAME_CODES = { OTHER: 'nameOther', FOREIGN: 'nameForeign', UNKNOWN: 'nameUnknown' } as const;

/** Findings on names that do not belong to the UN number; uncompared names are reported as unread. */
function nameFindings(row: GoodsRow, at: number, { kind, strangers }: Identity, told: FindingMaker): Finding[] {
  if (strangers === null) return kind === 'waiting' ? [] : [told('goodsUnread', {})];
  const unNo = rowUnNumber(row) ?? '';
  const given = ({ field, unNo: other, nameCn }: NamingDoubt) => ({
    field: `goods.${at}.${field}`,
    name: field,
    said: row[field].trim(),
    unNo,
    other,
    known: nameCn,
  });
  return strangers.map((one) => told(NAME_CODES[one.why], given(one), 'names'));
}

/** Liquids of these classes keep their class, however low the flash point (IMDG 2.0.3). */
const BEFORE_FLAMMABLE: readonly string[] = ['2.1', '2.2', '2.3', '4.1', '4.2', '5.2'];

/** Band of a flash point: below the group II bound, within class 3, or above. */
const flashBand = (degrees: number): number =>
  degrees < GROUP_II_FLASH_POINT ? 0 : degrees <= MOST_FLASH_POINT ? 1 : 2;

/** Tolerance between measurements of one liquid, in °C. */
const FLASH_SPREAD = 5;

const libraryFlash = (facts: GoodsFacts | null): number | null =>
  facts === null || facts.doubts.some(({ about }) => about === 'FLASH') ? null : facts.flashPointC;

function flashPointFindings(row: GoodsRow, facts: GoodsFacts | null, told: FindingMaker): Finding[] {
  const { hazardClass, packingGroup, flashPoint, subRisks } = row;
  const [degrees, known] = [parseNumber(flashPoint, 1), libraryFlash(facts)];
  if (degrees === null || hazardClass === '') return [];
  const isFlammable = hazardClass === '3' || subRisks.includes('3');
  const isOwn = degrees === known || BEFORE_FLAMMABLE.includes(hazardClass);
  if (!isFlammable && degrees <= MOST_FLASH_POINT && !isOwn)
    return [told('flashFlammable', { degrees, class: hazardClass }, 'flammable')];
  if (hazardClass !== '3' && isFlammable && degrees > MOST_FLASH_POINT)
    return [told('flashNotFlammable', { degrees }, 'flammable')];
  if (hazardClass === '3' && packingGroup === 'III' && degrees < GROUP_II_FLASH_POINT)
    return [told('groupByFlashPoint', { degrees }, 'flammable')];
  if (known === null || Math.abs(degrees - known) <= FLASH_SPREAD) return [];
  const differs = told('flashDiffers', { degrees, known }, 'flammable');
  return [flashBand(degrees) === flashBand(known) ? { ...differs, level: 'PASS' } : differs];
}

/** A library marine-pollutant mark stays; an added one is accepted. */
function pollutantFindings(
  { isMarinePollutant: said }: GoodsRow,
  { isMarinePollutant }: GoodsFacts,
  told: FindingMaker,
) {
  if (said === isMarinePollutant) return [];
  return [isMarinePollutant ? told('pollutantTaken', {}) : { ...told('pollutantAdded', {}), level: 'PASS' as const }];
}

const HS_FIGURES = 6;
const hsHeading = (hsCode: string): string => hsCode.normalize('NFKC').replaceAll(/[\s.]/g, '').slice(0, HS_FIGURES);

/** Customs classify by use and grade, too, so another HS heading is only reported. */
function headingFindings({ hsCode }: GoodsRow, { hsCode: known }: GoodsFacts, told: FindingMaker): Finding[] {
  const [said, own] = [hsHeading(hsCode), hsHeading(known)];
  if (said === '' || own === '' || said === own) return [];
  return [{ ...told('hsDiffers', { said, known: own }), level: 'PASS' }];
}

/** Compares weight with litres, volume and packages. `facts` is null with several entries. */
function weightFindings(row: GoodsRow, facts: GoodsFacts | null, told: FindingMaker): Finding[] {
  const [gross, net] = [parseNumber(row.grossKg, 2), parseNumber(row.netKg, 2)];
  const [kg, m3, pieces] = [net ?? gross ?? 0, parseNumber(row.volume, 3) ?? 0, parseWholeNumber(row.pieces) ?? 0];
  const empty = emptyPackKg(row.packKind, pieces);
  const isWeightless = gross !== null && gross > 0 && gross < empty;
  const light = isWeightless
    ? [told('weightForPieces', { pieces, kg: gross, least: Math.ceil(empty) }, 'weights')]
    : [];
  const weighed = facts && compareDensity(facts, kg, m3);
  if (weighed) {
    const { fit, ...given } = weighed;
    if (fit === 'FULL') return light;
    const loose = told(fit === 'WRONG' ? 'densityDiffers' : 'densityLoose', given);
    return [...light, fit === 'WRONG' ? loose : { ...loose, level: 'PASS' }];
  }
  const bounds = facts && wrongForRoom(facts, gross ?? kg, m3);
  return bounds ? [...light, told('weightForRoom', { kg: gross ?? kg, m3, ...bounds }, 'weights')] : light;
}

/** Disagreeing sources go to manual review. */
function doubtFindings({ isLimited }: GoodsRow, { doubts }: GoodsFacts, told: FindingMaker): Finding[] {
  const weighed: readonly DoubtSubject[] = [...WEIGHED_DOUBTS, ...(isLimited ? (['LIMITED'] as const) : [])];
  return doubts.flatMap(({ about, text }) => {
    if (about === 'LAND') return [told('goodsSeaOnly', { text })];
    return weighed.includes(about) ? [told('goodsDoubtful', { text })] : [];
  });
}

/** Packed goods in boxes at sea need no rules of air, rail, road and stores. */
export const isOfBoxes = ({ code }: Finding): boolean => code !== 'goodsSeaOnly';

/** Shared boxes are never refrigerated. */
const coolingFindings = ({ cooled }: GoodsFacts, told: FindingMaker): Finding[] =>
  cooled === null ? [] : [told('needsCooling', { control: cooled.controlC, emergency: cooled.emergencyC }, 'cooling')];

const joinUnNos = (all: readonly GoodsFacts[]): string =>
  [...new Set(all.flatMap(({ unNo }) => unNo ?? []))].join('、');

function harmlessFindings(
  { nameCn, nameEn, casNo }: GoodsRow,
  { kind, goods: all }: Identity,
  told: FindingMaker,
): Finding[] {
  const [goods] = all;
  const said = [nameCn, nameEn, casNo].map((one) => one.trim()).filter((one) => one !== '');
  if (kind === 'waiting') return [told('goodsUnread', {})];
  if (!goods) return said.length === 0 ? [] : [told('unknownName', { name: said.join(' / ') })];
  if (goods.unNo === null) return [];
  const given = { unNo: joinUnNos(all), known: goods.nameCn, goodsId: all.length === 1 ? goods.goodsId : '' };
  return [told(kind === 'known' ? 'declaredGeneral' : 'resemblesDangerous', given)];
}

const knownFindings = (row: GoodsRow, at: number, facts: GoodsFacts, told: FindingMaker, book?: DgBook): Finding[] => [
  ...differences(row, facts, told),
  ...pollutantFindings(row, facts, told),
  ...headingFindings(row, facts, told),
  ...doubtFindings(row, facts, told),
  ...coolingFindings(facts, told),
  ...forkFindings(row, at, facts, told, book),
];

function neverFindings(row: GoodsRow, told: FindingMaker): Finding[] {
  const hazardClass = neverHandledAs({ ...row, unNo: rowUnNumber(row) });
  return hazardClass === null ? [] : [told('neverHandled', { class: hazardClass, unNo: row.unNo.trim() }, 'never')];
}

/** Goods of a number are refused where each of its entries is. */
function refusedFindings(entries: readonly GoodsFacts[], told: FindingMaker): Finding[] {
  const [text = null, ...others] = entries.map(refusalOf);
  return text === null || others.includes(null) ? [] : [told('goodsRefused', { text }, 'never')];
}

function dangerousFindings(
  row: GoodsRow,
  at: number,
  identity: Identity,
  told: FindingMaker,
  book?: DgBook,
): Finding[] {
  const facts = onlyOne(identity);
  const unNo = row.unNo.trim();
  const isLimited = row.isLimited && limitedFaults(row, at, facts).length === 0;
  return [
    ...(identity.kind === 'waiting' ? [told('goodsUnread', {})] : []),
    ...(identity.kind === 'several' ? [told('severalGoods', { unNo, count: identity.goods.length })] : []),
    ...(identity.kind === 'nobody' && unNo !== '' ? [told('unknownGoods', { unNo })] : []),
    ...neverFindings(row, told),
    ...refusedFindings(identity.goods, told),
    ...nameFindings(row, at, identity, told),
    ...(facts ? knownFindings(row, at, facts, told, book) : []),
    ...flashPointFindings(row, facts, told),
    ...(isLimited ? [{ ...told('limitedApplies', {}, 'limited', 'LIMITED'), level: 'PASS_CHECK_DGL' as const }] : []),
  ];
}

const BLOCKING: readonly FindingCode[] = [
  'declaredGeneral',
  'needsCooling',
  'nameOther',
  'nameForeign',
  'neverHandled',
  'goodsRefused',
];

/** A general row in a dangerous order points to its name: it has no UN number, and the order stays dangerous. */
const findingField = (row: GoodsRow, at: number, isDanger: 'Y' | 'N'): Finding['given'] =>
  rowNature(row, isDanger) === isDanger ? {} : { field: `goods.${at}.nameCn` };

function rowFindings(
  row: GoodsRow,
  at: number,
  isDanger: 'Y' | 'N',
  identityOf: OrderFacts['identityOf'],
  book?: DgBook,
): Finding[] {
  const field = findingField(row, at, isDanger);
  const told: FindingMaker = (code, given, source = 'goodsList', about = 'CONSISTENCY') => ({
    level: BLOCKING.includes(code) ? 'BLOCK' : 'MANUAL',
    about,
    code,
    given: { row: at + 1, goods: row.nameCn.trim(), ...field, ...given },
    source: FINDING_SOURCES[source],
  });
  const identity = identityOf(row, isDanger);
  return [
    ...(rowNature(row, isDanger) === 'Y'
      ? dangerousFindings(row, at, identity, told, book)
      : harmlessFindings(row, identity, told)),
    ...conditionFindings(row, told),
    ...weightFindings(row, onlyOne(identity), told),
  ];
}

export const consistencyFindings = (
  { goods, isDanger }: Pick<OrderForm, 'goods' | 'isDanger'>,
  identityOf: OrderFacts['identityOf'],
  book?: DgBook,
): Finding[] => goods.flatMap((row, at) => rowFindings(row, at, isDanger, identityOf, book));
