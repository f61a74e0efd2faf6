import type { Holder } from './case';
import { WORKERS } from './duties';
import { hasRole, type StaffPerson } from './roles';
import type { SubjectKind } from './subjects';

/** Working hours after which a case goes back to the queue: one day of the house, nine to six. */
export const HELD_FOR_HOURS = 9;

type Reader = Pick<StaffPerson, 'staffId' | 'roles'>;

export const isHeldByOther = (heldBy: Holder | null, { staffId }: Pick<Reader, 'staffId'>): boolean =>
  heldBy !== null && heldBy.staffId !== staffId;

/** Offers of a case to its reader. Page and gateway both ask here, so a button that would be refused is not offered. */
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

/** Kinds of cases that stay with the person who takes them; an act gives all others back. */
const TAKEN_FROM_LIST: readonly SubjectKind[] = ['order', 'enquiry', 'verification', 'buyerPaper', 'sample'];

/** True where a line of a queue offers its case to the reader. */
export const mayTakeFromList = (kind: SubjectKind, heldBy: Holder | null, reader: Reader): boolean =>
  TAKEN_FROM_LIST.includes(kind) && holdOffers(kind, heldBy, reader).take;

/** A case that a colleague has taken over; shown to the one before. */
export type TakenOver = { kind: SubjectKind; no: string; by: string; at: string };
