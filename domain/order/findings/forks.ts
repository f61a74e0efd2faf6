import type { DgBook } from '../../mode-ids';
import type { GoodsFacts } from '../../goods/facts';
import { answerQuestion, questionsOf } from '../../goods/property';
import type { GoodsRow } from '../../goods/row';
import { CONDITIONS, findWord } from '../../goods/watched';
import type { Finding, FINDING_SOURCES, FindingAbout, FindingCode } from '../../rules/finding';

export type FindingMaker = (
  code: FindingCode,
  given: Finding['given'],
  source?: keyof typeof FINDING_SOURCES,
  about?: FindingAbout,
) => Finding;

/** Waste, empty packagings and samples, by the words of the names. */
export function conditionFindings(
  { nameCn, nameEn, shippingName, technicalName }: GoodsRow,
  told: FindingMaker,
): Finding[] {
  const names = [nameCn, nameEn, shippingName, technicalName];
  return CONDITIONS.flatMap(({ code, source, words }) => {
    const word = findWord(words, names);
    return word === null ? [] : [told(code, { word }, source)];
  });
}

/** Questions on which the list forks: a blank answer and one of another entry wait for a person. */
export function forkFindings(
  row: GoodsRow,
  at: number,
  { asks }: GoodsFacts,
  told: FindingMaker,
  book?: DgBook,
): Finding[] {
  return questionsOf(row, asks, book).flatMap((question) => {
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
