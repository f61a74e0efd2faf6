import type { FileRow } from '../../../domain/order/form/form';
import type { Queries } from '../../base/database/database';
import { byOrder } from './by-order';

export type PaperRow = { fileId: string; docType: string };

export async function isThere(
  inside: Queries,
  orderNo: string,
  file: PaperRow,
  since: string | null,
): Promise<boolean> {
  const rows = await inside.query(
    `select file_id from order_papers where order_no = $1 and file_id = $2 and doc_type = $3 and withdrawn_at is null
        and ($4::timestamptz is null or added_at >= $4)`,
    [orderNo, file.fileId, file.docType, since],
  );
  return rows.length > 0;
}

/** A file handed in again under another kind changes kind. */
export const keepPapers = async (inside: Queries, orderNo: string, files: readonly PaperRow[], now: Date) => {
  const rows = [...new Map(files.map((file) => [file.fileId, file])).values()];
  if (rows.length === 0) return;
  await inside.query(
    `insert into order_papers (order_no, file_id, doc_type, added_at)
     select $1, f.file_id, f.doc_type, $4 from unnest($2::text[], $3::text[]) as f (file_id, doc_type)
     on conflict (order_no, file_id) do update set doc_type = excluded.doc_type, added_at = excluded.added_at, withdrawn_at = null`,
    [orderNo, rows.map(({ fileId }) => fileId), rows.map(({ docType }) => docType), now],
  );
};

export async function papersSince(queries: Queries, orderNo: string, since: string): Promise<Set<string>> {
  const rows = await queries.query<{ docType: string }>(
    `select doc_type as "docType" from order_papers where order_no = $1 and added_at >= $2 and withdrawn_at is null`,
    [orderNo, since],
  );
  return new Set(rows.map(({ docType }) => docType));
}

export async function readFiles(queries: Queries, orderNos: readonly string[]): Promise<Map<string, FileRow[]>> {
  const rows = await queries.query<FileRow & { orderNo: string }>(
    `select p.order_no as "orderNo", p.file_id as "fileId", p.doc_type as "docType", f.name, f.size as bytes
       from order_papers p join files f on f.file_id = p.file_id
      where p.order_no = any($1) and p.withdrawn_at is null order by p.order_no, p.added_at, p.file_id`,
    [orderNos],
  );
  return byOrder(rows, ({ orderNo: _, ...file }) => file);
}

/** Withdraws a paper: it no longer counts, but what staff have read is kept. Returns its name; undefined if missing. */
export async function withdrawPaper(
  inside: Queries,
  orderNo: string,
  fileId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await inside.query<{ name: string }>(
    `update order_papers p set withdrawn_at = $3 from files f
      where p.order_no = $1 and p.file_id = $2 and p.withdrawn_at is null and f.file_id = p.file_id returning f.name`,
    [orderNo, fileId, now],
  );
  return row?.name;
}
