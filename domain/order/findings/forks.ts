import type { GoodsFacts } from '../../goods/facts';
import { GROUP_II_FLASH_POINT, MOST_FLASH_POINT } from '../../goods/flammable';
import { answerQuestion } from '../../goods/property';
import type { GoodsRow } from '../../goods/row';
import { CONDITIONS, findWord } from '../../goods/watched';
import type { Finding, FindingCode } from '../../rules/finding';
import { parseNumber } from '../../values/typed-number';

export type FindingMaker = (code: FindingCode, given: Finding['given']) => Finding;

/** Waste, empty packagings and samples, by the words of the names. */
export function conditionFindings(
  { nameCn, nameEn, shippingName, technicalName }: GoodsRow,
  told: FindingMaker,
): Finding[] {
  const names = [nameCn, nameEn, shippingName, technicalName];
  return CONDITIONS.flatMap(({ code, words }) => {
    const word = findWord(words, names);
    return word === null ? [] : [told(code, { word })];
  });
}

/** Questions on which the list forks: a blank answer and one of another entry wait for a person. */
export function forkFindings(row: GoodsRow, at: number, { asks = [] }: GoodsFacts, told: FindingMaker): Finding[] {
  return asks.flatMap((question) => {
    const { property, range, otherwise, rule } = question;
    const answer = answerQuestion(row, question);
    if (answer === 'OWN') return [];
    const given = {
      field: `goods.${at}.${property}`,
      name: property,
      said: row[property]?.trim() ?? '',
      range,
      otherwise,
      rule,
    };
    return [told(answer === 'BLANK' ? 'forkBlank' : 'forkOther', given)];
  });
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

export function flashPointFindings(row: GoodsRow, facts: GoodsFacts | null, told: FindingMaker): Finding[] {
  const { hazardClass, packingGroup, flashPoint, subRisks } = row;
  const [degrees, known] = [parseNumber(flashPoint, 1), libraryFlash(facts)];
  if (degrees === null || hazardClass === '') return [];
  const isFlammable = hazardClass === '3' || subRisks.includes('3');
  const isOwn = degrees === known || BEFORE_FLAMMABLE.includes(hazardClass);
  if (!isFlammable && degrees <= MOST_FLASH_POINT && !isOwn)
    return [told('flashFlammable', { degrees, class: hazardClass })];
  if (hazardClass !== '3' && isFlammable && degrees > MOST_FLASH_POINT) return [told('flashNotFlammable', { degrees })];
  if (hazardClass === '3' && packingGroup === 'III' && degrees < GROUP_II_FLASH_POINT)
    return [told('groupByFlashPoint', { degrees })];
  if (known === null || Math.abs(degrees - known) <= FLASH_SPREAD) return [];
  const differs = told('flashDiffers', { degrees, known });
  return [flashBand(degrees) === flashBand(known) ? { ...differs, level: 'PASS' } : differs];
}
