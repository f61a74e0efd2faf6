import type { ReplyOf } from '../../contract/endpoint';
import type { chargeAgreement, externalFees } from '../../contract/fees';
import { formatMoney } from '../../domain/values/money';
import type { LegalDocument } from '../../machines/content/reading';

type Agreement = ReplyOf<typeof chargeAgreement>;
type Prices = ReplyOf<typeof externalFees>;
type Section = LegalDocument['sections'][number];

const tableOf = (sectionId: string, heading: string, head: string[], rows: string[][]): Section => ({
  sectionId,
  heading,
  blocks: [{ kind: 'table', head, rows }],
});

/** A row for each price of a fee, with all the boxes that cost it. */
function priceRows({ records, table: { units } }: Prices): string[][] {
  const rows = new Map<string, { row: string[]; boxes: string[] }>();
  for (const { name, unit, price, boxType, note } of records) {
    const row = [name, units[unit] ?? unit, formatMoney(price), note ?? ''];
    const key = row.join('|');
    rows.set(key, { row, boxes: [...(rows.get(key)?.boxes ?? []), ...(boxType === null ? [] : [boxType])] });
  }
  return [...rows.values()].map(({ row: [name = '', ...rest], boxes }) => [
    [name, boxes.join('、')].join(' ').trim(),
    ...rest,
  ]);
}

/** The agreement about charges as a text to be read, with what cancelling costs and the price list at its end. */
export function chargesText(agreement: Agreement, prices: Prices | null): LegalDocument {
  const { title, version, summary, sections, cancelFees, table } = agreement;
  const told = sections.map(
    ({ heading, paragraphs }, at): Section => ({
      sectionId: `charges-${at + 1}`,
      heading,
      blocks: paragraphs.map((text) => ({ kind: 'paragraph', text })),
    }),
  );
  const cancelling = cancelFees.map(({ stateName, fee }) => [stateName, fee]);
  return {
    title,
    version,
    effectiveOn: version,
    summary,
    sections: [
      ...told,
      tableOf('charges-table', table.heading, table.head, cancelling),
      ...(prices ? [tableOf('price-list', prices.table.heading, prices.table.head, priceRows(prices))] : []),
    ],
  };
}
