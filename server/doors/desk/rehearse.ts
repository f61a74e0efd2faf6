import type { Database, Queries } from '../../base/database/database';
import type { Delivery, SmsNotice } from '../../people/sms/provider';

export type DeskOutside = { database: Database; notify(notice: SmsNotice): Promise<Delivery> };

class Rehearsed extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('rehearsed');
    this.result = result;
  }
}

const undone = (database: Database): Database => ({
  ...database,
  tx: async <TResult>(work: (inside: Queries) => Promise<TResult>): Promise<TResult> => {
    try {
      return await database.tx(async (inside) => {
        throw new Rehearsed(await work(inside));
      });
    } catch (error) {
      if (error instanceof Rehearsed) return error.result as TResult;
      throw error;
    }
  },
});

/** Result and messages of an act without doing it. Refuses whatever the desk would refuse. */
export async function rehearseAct<TResult>(database: Database, work: (outside: DeskOutside) => Promise<TResult>) {
  const texts: string[] = [];
  const notify = ({ text }: SmsNotice) => {
    texts.push(text);
    return Promise.resolve('accepted' as const);
  };
  const result = await work({ database: undone(database), notify });
  return { texts, result };
}
