import type { Buyer } from '../../domain/mall/gate';
import type { MallStore } from './store';

/** An account without an enterprise is a person's. No paper of a buyer has been read yet. */
export const buyerIn =
  (store: Pick<MallStore, 'enterpriseOf'>) =>
  async (userId: string): Promise<Buyer> => {
    const enterprise = await store.enterpriseOf(userId);
    return enterprise ? { kind: 'ENTERPRISE', ...enterprise, papers: [] } : { kind: 'PERSON', age: null };
  };

export type BuyerOf = ReturnType<typeof buyerIn>;
