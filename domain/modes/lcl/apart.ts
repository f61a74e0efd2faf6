import { identifiedEntry } from '../../goods/entries';
import type { BoxVerdict } from '../../goods/segregation-split';
import { routePath } from '../../routes';
import type { GlanceRow } from './glance';
import { isGeneralTyped, type LclQuery, lclQuestion } from './search';

/** Rows of general goods without a name have a blank name. */
export type ApartPart = { names: string[]; address: string };

/** Splits incompatible goods into the fewest compatible searches; empty when they may share a box. */
export function partsApart(rows: readonly GlanceRow[], box: BoxVerdict | null, asked: LclQuery): ApartPart[] {
  if (box === null || box.boxes.length < 2) return [];
  const said = rows.filter(({ unNo }) => unNo !== '');
  return box.boxes.map((part) => {
    const here = part.flatMap((at) => said[at] ?? []);
    return {
      names: here.map((row) => (isGeneralTyped(row) ? '' : (identifiedEntry(row)?.nameCn ?? `UN ${row.unNo}`))),
      address: lclQuestion.address(routePath('shippingLcl'), { ...asked, rows: here }),
    };
  });
}
