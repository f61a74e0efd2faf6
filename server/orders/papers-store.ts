import type { Queries } from '../database/database';

export type PaperRow = { fileId: string; docType: string };

/** A file handed in once more, as another kind of paper, counts as that. */
export const keepPapers = async (inside: Queries, orderNo: string, files: readonly PaperRow[], now: Date) => {
  const rows = [...new Map(files.map((file) => [file.fileId, file])).values()];
  if (rows.length === 0) return;
  await inside.query(
    `insert into order_papers (order_no, file_id, doc_type, added_at)
     select $1, f.file_id, f.doc_type, $4 from unnest($2::text[], $3::text[]) as f (file_id, doc_type)
     on conflict (order_no, file_id) do update set doc_type = excluded.doc_type`,
    [orderNo, rows.map(({ fileId }) => fileId), rows.map(({ docType }) => docType), now],
  );
};

/** The kinds of papers each of these orders has. */
export async function papersOf(queries: Queries, orderNos: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await queries.query<{ orderNo: string; docTypes: string[] }>(
    `select order_no as "orderNo", array_agg(doc_type) as "docTypes" from order_papers
      where order_no = any($1) group by order_no`,
    [orderNos],
  );
  return new Map(rows.map(({ orderNo, docTypes }) => [orderNo, new Set(docTypes)]));
}
