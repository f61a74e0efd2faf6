import type { Database, Queries } from '../../base/database/database';
import type { WritePicture } from '../../people/files/service';
import { type LogEntry, noteAct } from '../../base/house-log/log';
import { type Claim, claimTurn, giveBack } from './turn';

/** `isKept`: false where what was done leaves the case to a colleague; null: it stays as the claim says. */
type Turn = { claim: Claim; entry: LogEntry; isKept?: ((inside: Queries, no: string) => Promise<boolean>) | null };

/**
 * What is done takes its turn and leaves its line in the transaction that does it: of a turn that another has taken, and
 * of an act that is refused, nothing stays.
 */
export function withinTurn({ claim, entry, isKept = null }: Turn) {
  let isTaken = false;

  async function within<TResult>(inside: Queries, work: () => Promise<TResult>): Promise<TResult> {
    if (isTaken) return work();
    await claimTurn(inside, claim);
    const result = await work();
    if (isKept !== null && !(await isKept(inside, claim.subject.no))) await giveBack(inside, claim.subject.no);
    await noteAct(inside, entry);
    return result;
  }

  return {
    /** Once its first transaction is through, what else belongs to the act follows. */
    over: (database: Database): Database => ({
      ...database,
      tx: async (work) => {
        const result = await database.tx((inside) => within(inside, () => work(inside)));
        isTaken = true;
        return result;
      },
    }),
    /** A file takes its turn where it is written down: its bytes come before that. */
    writing:
      (write: WritePicture): WritePicture =>
      async (inside, picture) => {
        await within(inside, () => write(inside, picture));
        isTaken = true;
      },
    /** An act that has written nothing would be one without a line. */
    holdToLine(): void {
      if (!isTaken) throw new Error(`${entry.act} has written nothing`);
    },
  };
}
