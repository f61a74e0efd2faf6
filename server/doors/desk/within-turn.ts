import type { Database, Queries } from '../../base/database/database';
import type { WritePicture } from '../../people/files/service';
import { type LogEntry, noteAct } from '../../base/house-log/log';
import { type CaseClaim, claimTurn, giveBack } from './turn';

/** `isKept`: false releases the case after the act; null leaves it as claimed. */
type Turn = { claim: CaseClaim; entry: LogEntry; isKept?: ((inside: Queries, no: string) => Promise<boolean>) | null };

/**
 * Runs an act that takes its turn and writes its log line in the same transaction: a lost turn or a refused act leaves
 * no trace.
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
    /** Later transactions of the act run without claiming again. */
    over: (database: Database): Database => ({
      ...database,
      tx: async (work) => {
        const result = await database.tx((inside) => within(inside, () => work(inside)));
        isTaken = true;
        return result;
      },
    }),
    /** A file takes its turn when its row is written; its bytes are stored before. */
    writing:
      (write: WritePicture): WritePicture =>
      async (inside, picture) => {
        await within(inside, () => write(inside, picture));
        isTaken = true;
      },
    /** An act that wrote no rows would leave no log line. */
    holdToLine(): void {
      if (!isTaken) throw new Error(`${entry.act} has written nothing`);
    },
  };
}
