import type { Said } from '../../../../domain/house/act-fields';
import type { NoticeCase, QueuedNotice } from '../../../../domain/house/case';
import type { QueueCounts } from '../../../../domain/house/queue';
import type { PlaceNotice } from '../../../../domain/offer/notice';
import type { TestGateway } from '../../support/gateway';
import type { Colleague } from './staff';

type Doing = { act: string; said?: Said; how?: 'act' | 'rehearse'; turn?: string };

/** What somebody of the house sees and does about what is said of places. */
export function noticesBy(gateway: TestGateway, { as }: Colleague) {
  const look = (place: string) => gateway.post<NoticeCase>(`/api-desk/notice/${place}`, {}, as);
  return {
    look,
    list: (isMine = false) =>
      gateway.post<{ records: QueuedNotice[]; counts: QueueCounts }>('/api-desk/notices', { isMine, page: 1 }, as),
    hold: async (place: string, to: string | null) =>
      gateway.post(`/api-desk/notice/${place}/hold`, { turn: (await look(place)).data.turn, to }, as),
    async act(place: string, { act, said = {}, how = 'act', turn }: Doing) {
      const body = { turn: turn ?? (await look(place)).data.turn, act, said };
      return gateway.post<{ texts: string[]; notice: PlaceNotice | null }>(
        `/api-desk/notice/${place}/${how}`,
        body,
        as,
      );
    },
  };
}
