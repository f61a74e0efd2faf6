import type { BuyerPaperCase } from '../../../../domain/house/case';
import type { Substance } from '../../../../domain/mall/buyer-papers';
import type { Day } from '../../../../domain/values/days';
import { type PaperRow, paperStore } from '../../../world/buyers/paper-store';
import { ownPaperBuilder } from '../../../world/buyers/papers';
import type { Queries } from '../../../base/database/database';
import { notFoundFault } from '../../../base/http/refusal';
import type { Scan } from '../scan-file';

/** A paper at the desk, and the substances a permit can cover. */
export type AtPaper = Omit<BuyerPaperCase, 'kind' | 'turn' | 'heldBy' | 'dueAt' | 'done' | 'acts'> & {
  substances: readonly Substance[];
};

type Owner = { enterprise: string; creditCode: string; person: string; phone: string };

const findPaperOwner = (queries: Queries, { paperId }: PaperRow): Promise<Owner[]> =>
  queries.query<Owner>(
    `select e.name as enterprise, e.credit_code as "creditCode", u.name as person, u.phone
       from buyer_papers p join enterprises e on e.id = p.enterprise_id join users u on u.id = p.handed_by
      where p.id = $1`,
    [paperId],
  );

export async function readPaperCase(
  queries: Queries,
  paperId: string,
  { today, substances }: { today: Day; substances: readonly Substance[] },
): Promise<AtPaper> {
  const row = await paperStore(queries).find(paperId);
  const [owner] = row ? await findPaperOwner(queries, row) : [];
  if (!row || !owner) throw notFoundFault();
  const { enterprise, creditCode, person, phone } = owner;
  const { fileName, ...paper } = ownPaperBuilder(today)(row);
  return {
    ...paper,
    enterprise,
    creditCode,
    customer: { name: person, phone },
    file: { fileId: paperId, name: fileName },
    substances,
  };
}

/** Refuses a file id other than the paper's own. */
export async function readScan(queries: Queries, paperId: string, fileId: string): Promise<Scan> {
  const [scan] = await queries.query<Scan>(
    `select file_name as name, file_type as "mediaType", file as content from buyer_papers where id = $1 and id = $2`,
    [paperId, fileId],
  );
  if (!scan) throw notFoundFault();
  return scan;
}
