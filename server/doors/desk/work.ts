import { CODES } from '../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../contract/house/codes';
import type { ActInput } from '../../../domain/house/act-fields';
import type { Holder } from '../../../domain/house/case';
import { type CaseActId, WORKERS } from '../../../domain/house/duties';
import { isHeldByOther, mayHold } from '../../../domain/house/holding';
import { hasRole } from '../../../domain/house/roles';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { forbiddenFault, Refusal } from '../../base/http/refusal';
import { actingAs } from '../../people/staff/acting';
import { STAFF_MESSAGES } from '../../people/staff/messages';
import type { StaffUser } from '../../people/staff/sessions';
import { staffStore } from '../../people/staff/store';
import type { CaseDesk } from './case-desk';
import { DESK_MESSAGES as messages } from './messages';
import { rehearseAct } from './rehearse';
import { caseMoved, isLastDeed, readStanding } from './turn';
import { withinTurn } from './within-turn';

export type WorkDeps = { database: Database; clock: Clock };

type Turn = { no: string; turn: string };
type Holding = { no: string; turn: string | null; to: string | null };
type Acting = Turn & { act: CaseActId; said: ActInput };
/** `said`: input as logged. `to`: the new holder. */
type Taking = { act: string; said: unknown; to: string | null };

const caseHeldRefusal = (heldBy: Holder) =>
  new Refusal(HOUSE_CODES.caseHeld, messages.caseHeld(heldBy.name), { status: 409, data: heldBy });

/** Staff acts on a case. Each names the turn it read; of two with the same turn, one acts. */
export function createCaseWork<TAt, TDesk>({ database, clock }: WorkDeps, desk: CaseDesk<TAt, TDesk>) {
  const subjectOf = ({ no }: Pick<Turn, 'no'>) => {
    const { kind, happened } = desk;
    return { kind, no, ...(happened !== undefined && { happened }) };
  };

  /** Refuses acts outside the roles, cases held by others, and outdated turns. */
  async function open(user: StaffUser, act: CaseActId, asked: Turn): Promise<TAt> {
    const at = await desk.find(asked.no);
    const { turn, heldBy } = await readStanding(database, subjectOf(asked));
    if (heldBy !== null && isHeldByOther(heldBy, user)) throw caseHeldRefusal(heldBy);
    if (turn !== asked.turn) throw caseMoved();
    if (!desk.isDuty(user.roles, act, at)) throw forbiddenFault(STAFF_MESSAGES.notYours);
    if (!desk.acts.some((one) => one.id === act && one.fields(at) !== null))
      throw new Refusal(CODES.moveRefused, messages.noAct);
    return at;
  }

  function turnOf(user: StaffUser, asked: Turn, { act, said, to }: Taking) {
    const now = new Date(clock.now());
    return withinTurn({
      claim: { subject: subjectOf(asked), turn: asked.turn, to, by: user.staffId, now },
      entry: { at: now, staffId: user.staffId, act, subject: asked.no, said: JSON.stringify(said) },
      isKept: act !== 'hold' && typeof desk.isKept === 'function' ? desk.isKept : null,
    });
  }

  const does = async (by: TDesk, at: TAt, { act, said }: Pick<Acting, 'act' | 'said'>) =>
    desk.acts.find(({ id }) => id === act)?.does(by, at, said);

  async function act(user: StaffUser, asked: Acting): Promise<void> {
    const at = await open(user, asked.act, asked);
    const turn = turnOf(user, asked, {
      act: asked.act,
      said: asked.said,
      to: desk.isKept === false ? null : user.staffId,
    });
    await actingAs(user.staffId, () => does(desk.over({ database: turn.over(database) }), at, asked));
    turn.holdToLine();
  }

  return {
    open,
    turnOf,
    /** The customer's view of the result. Changes no data and locks no one out. */
    async rehearse(user: StaffUser, asked: Acting) {
      const at = await open(user, asked.act, asked);
      return actingAs(user.staffId, () => rehearseAct(database, (outside) => does(desk.over(outside), at, asked)));
    },
    act,
    async actOnce(user: StaffUser, asked: Acting): Promise<void> {
      try {
        await act(user, asked);
      } catch (error) {
        const isMoved = error instanceof Refusal && error.code === HOUSE_CODES.caseMoved;
        const deed = { act: asked.act, said: JSON.stringify(asked.said) };
        const claim = { subject: subjectOf(asked), turn: asked.turn, by: user.staffId };
        if (!isMoved || !(await isLastDeed(database, { ...claim, ...deed }))) throw error;
      }
    },
    turnNow: async (asked: Turn): Promise<string> => (await readStanding(database, subjectOf(asked))).turn,
    /** Takes, takes over, hands on or releases a case, as `holdOffers` allows. */
    async hold(user: StaffUser, { no, to, turn: read }: Holding): Promise<void> {
      await desk.find(no);
      const { turn, heldBy } = await readStanding(database, subjectOf({ no }));
      const asked = { no, turn: read ?? turn };
      if (read === null && heldBy !== null && isHeldByOther(heldBy, user)) throw caseHeldRefusal(heldBy);
      if (!mayHold(desk.kind, heldBy, user, to))
        throw heldBy !== null && isHeldByOther(heldBy, user)
          ? caseHeldRefusal(heldBy)
          : forbiddenFault(STAFF_MESSAGES.notYours);
      const people = to === null ? [] : await staffStore(database).list();
      const next = people.find(({ staffId }) => staffId === to);
      if (to !== null && (!next || !hasRole(next.roles, WORKERS[desk.kind])))
        throw new Refusal(CODES.moveRefused, messages.noColleague);
      const taken = turnOf(user, asked, { act: 'hold', said: { to }, to });
      await taken.over(database).tx(() => Promise.resolve());
    },
  };
}
