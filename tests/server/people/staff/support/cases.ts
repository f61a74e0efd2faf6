import type { ActInput } from '../../../../../domain/house/act-fields';
import type { HouseCase, QueueLine } from '../../../../../domain/house/case';
import { answerEntry } from '../../../../../domain/house/finding-answers';
import type { QueueCounts } from '../../../../../domain/house/queue';
import type { TestGateway } from '../../../support/gateway';
import type { Colleague } from './staff';

/** Input of an act that answers every finding and accepts missing documents. */
export const saidToAll = ({ acts }: Pick<HouseCase, 'acts'>, id: string): ActInput =>
  Object.fromEntries(
    (acts.find((act) => act.id === id)?.fields ?? []).flatMap((one) => {
      const keys = one.options.map(({ key }) => key);
      if (one.kind === 'answers') return [[one.id, keys.map((key) => answerEntry('checked', key))]];
      return one.id === 'lacking' ? [[one.id, keys]] : [];
    }),
  );

type Doing = { act: string; said?: ActInput; how?: 'act' | 'rehearse'; turn?: string };
/** `one`: path of a single case; `all`: path of its queue. */
type Paths = { one: string; all: string };

export function casesBy<TCase extends { turn: string }, TLine extends QueueLine, TReading>(
  gateway: TestGateway,
  { as }: Colleague,
  { one, all }: Paths,
) {
  const look = (no: string) => gateway.post<TCase>(`/api-desk/${one}/${no}`, {}, as);
  const turnOf = async (no: string) => (await look(no)).data.turn;
  return {
    look,
    list: (isMine = false, page = 1) =>
      gateway.post<{ records: TLine[]; total: number; counts: QueueCounts }>(`/api-desk/${all}`, { isMine, page }, as),
    hold: async (no: string, to: string | null) =>
      gateway.post(`/api-desk/${one}/${no}/hold`, { turn: await turnOf(no), to }, as),
    async act(no: string, { act, said = {}, how = 'act', turn }: Doing) {
      const body = { turn: turn ?? (await turnOf(no)), act, said };
      return gateway.post<{ texts: string[] } & TReading>(`/api-desk/${one}/${no}/${how}`, body, as);
    },
  };
}
