import { WORKERS } from '../../../domain/house/duties';
import { hasRole } from '../../../domain/house/roles';
import type { Clock } from '../../clock';
import { notFound } from '../../http/refusal';
import { NOTICE_PLACES } from '../../modes/tables/heeding';
import type { Notices } from '../../notices/notices';
import type { CaseDesk } from '../case-desk';
import { type AtPlace, NOTICE_ACTS, type PlaceDesk } from './acts';

export type NoticeCaseDesk = CaseDesk<AtPlace, PlaceDesk>;

/** Places, and what people of the house say of them. */
export const noticeCaseDesk = ({ notices, clock }: { notices: Notices; clock: Clock }): NoticeCaseDesk => ({
  kind: 'notice',
  acts: NOTICE_ACTS,
  /** With the word that was put or taken back the work is done: a colleague may have to take it back. */
  isKept: false,
  async find(no) {
    const at = NOTICE_PLACES.find(({ place }) => place === no);
    if (!at) throw notFound();
    const told = await notices.read();
    return { ...at, notice: told(no) };
  },
  isDuty: (roles) => hasRole(roles, WORKERS.notice),
  over: (outside) => ({ ...notices.deskOver(outside), now: () => clock.now() }),
});
