import type { Holder } from './case';
import { WORKERS } from './duties';
import { hasRole, type StaffPerson } from './roles';
import type { SubjectKind } from './subjects';

/** Working hours before a case returns to the queue: one working day, nine to six. */
export const HELD_FOR_HOURS = 9;

type Reader = Pick<StaffPerson, 'staffId' | 'roles'>;

export const isHeldByOther = (heldBy: Holder | null, { staffId }: Pick<Reader, 'staffId'>): boolean =>
  heldBy !== null && heldBy.staffId !== staffId;

/**
 * Hold actions for the reader of a case. Page and gateway both use it, so no button is offered that would be rejected.
 */
export function holdOffers(kind: SubjectKind, heldBy: Holder | null, reader: Reader) {
  const isWorker = hasRole(reader.roles, WORKERS[kind]);
  const isChief = hasRole(reader.roles, ['administrator']);
  const isMine = heldBy?.staffId === reader.staffId;
  return {
    take: isWorker && heldBy === null,
    takeOver: isWorker && isHeldByOther(heldBy, reader),
    giveBack: isMine || (isChief && heldBy !== null),
    pass: isMine || isChief,
  };
}

export function mayHold(kind: SubjectKind, heldBy: Holder | null, reader: Reader, to: string | null): boolean {
  const { take, takeOver, giveBack, pass } = holdOffers(kind, heldBy, reader);
  if (to === null) return giveBack;
  return to === reader.staffId ? take || takeOver || pass : pass;
}

/** Kinds of cases that stay with their holder; an act releases all other kinds. */
const TAKEN_FROM_LIST: readonly SubjectKind[] = ['order', 'enquiry', 'verification', 'buyerPaper', 'sample'];

export const mayTakeFromList = (kind: SubjectKind, heldBy: Holder | null, reader: Reader): boolean =>
  TAKEN_FROM_LIST.includes(kind) && holdOffers(kind, heldBy, reader).take;

/** A case that a colleague took over; shown to the previous holder. */
export type TakenOver = { kind: SubjectKind; no: string; by: string; at: string };
