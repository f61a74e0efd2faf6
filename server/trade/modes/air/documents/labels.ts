import { airRowFacts, type AirForm } from '../../../../../domain/modes/air/form';
import { judgePacked, readPacked } from '../../../../../domain/modes/air/packed';
import type { AirQuote } from '../../../../../domain/modes/air/quote';
import { isLithium } from '../../../../../domain/goods/watched';
import { rowUnNumber } from '../../../../../domain/order/goods/hazards';
import type { GoodsRow } from '../../../../../domain/goods/row';
import { parseWholeNumber } from '../../../../../domain/values/typed-number';
import { classesInWords, drawDiamonds } from '../../diamond';
import { escapeHtml, sheetPage } from '../../sheet';
import type { Snapshot } from '../../mode';
import { airBrief } from '../brief';
import { goodsDescription } from './goods';
import { handledAs } from './handling';

const MOST_LABELS = 500;

/** Main and subsidiary hazards; packages of limited quantities bear them too. */
const labelHazards = ({ isDanger }: AirForm, row: GoodsRow): string[] =>
  isDanger === 'N' ? [] : [row.hazardClass, ...row.subRisks].filter((one) => one !== '');

function packageMarks(form: AirForm, row: GoodsRow): string[] {
  if (form.isDanger === 'N') return [];
  const { answer, limit } = judgePacked(readPacked(row, airRowFacts(form, row)));
  return [
    `危险标签：${classesInWords(labelHazards(form, row))}`,
    ...(row.isLimited ? ['限量标记：菱形框内 Y'] : []),
    ...(answer === 'CAO' ? ['CARGO AIRCRAFT ONLY 仅限货机'] : []),
    ...(limit?.unit === 'L' ? ['THIS WAY UP 向上'] : []),
    ...(isLithium(rowUnNumber(row) ?? '') ? ['锂电池标记'] : []),
  ];
}

/** 标签页: one for each package, numbered through the whole bill. */
export function labelSheet(order: Snapshot<AirForm, AirQuote>): string {
  const { form, quote } = order;
  const { waybillNo } = airBrief(order);
  const packages = form.goods.flatMap((row) =>
    Array.from({ length: Math.max(0, parseWholeNumber(row.pieces) ?? 0) }, () => row),
  );
  const drawn = packages.slice(0, MOST_LABELS).map((row, at) => {
    const lines = [
      waybillNo,
      `${at + 1} / ${packages.length}`,
      quote.offer.dst?.nameEn ?? '',
      goodsDescription(form, row),
      ...packageMarks(form, row),
      ...handledAs(form),
    ];
    return `<div class="label large coded"><div>${lines.map(escapeHtml).join('\n')}</div>${drawDiamonds(labelHazards(form, row))}</div>`;
  });
  return sheetPage('包装标签', drawn.join(''));
}
