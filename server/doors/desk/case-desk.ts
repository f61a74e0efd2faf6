import type { CaseAct, CaseField, ActInput } from '../../../domain/house/act-fields';
import { type CaseActId, SECOND_DEEDS } from '../../../domain/house/duties';
import type { StaffRole } from '../../../domain/house/roles';
import type { SubjectKind } from '../../../domain/house/subjects';
import type { Queries } from '../../base/database/database';
import type { DeskOutside } from './rehearse';

/**
 * Something that can be done with a case. `fields`: what is asked for along with it; null where it cannot be done now.
 * `does` hands that on to the very desk that every door uses, which judges it.
 */
export type ActOf<TAt, TDesk> = {
  id: CaseActId;
  name?(at: TAt): string;
  fields(at: TAt): CaseField[] | null;
  does(desk: TDesk, at: TAt, said: ActInput): Promise<unknown>;
};

/** A kind of what people of the house work at. */
export type CaseDesk<TAt, TDesk> = {
  kind: SubjectKind;
  acts: readonly ActOf<TAt, TDesk>[];
  /** True keeps the case with the person who has acted; false gives it back, and a colleague can go on. */
  isKept: boolean | ((inside: Queries, no: string) => Promise<boolean>);
  /** As it is now; a refusal where there is none of that number. */
  find(no: string): Promise<TAt>;
  /** Whether somebody of these roles may do this with it. */
  isDuty(roles: readonly StaffRole[], act: CaseActId, at: TAt): boolean;
  /** The desk that does it, which writes and sends by what it is given. */
  over(outside: Partial<DeskOutside>): TDesk;
};

const isSecond = (act: CaseActId): boolean => SECOND_DEEDS.some((one) => one === act);

/** Acts that these roles are offered now. `isOwn`: the reader's own change waits for a second person. */
export const actsFor = <TAt, TDesk>(
  { acts, isDuty }: Pick<CaseDesk<TAt, TDesk>, 'acts' | 'isDuty'>,
  roles: readonly StaffRole[],
  at: TAt,
  isOwn = false,
): CaseAct[] =>
  acts.flatMap((one) => {
    const isOffered = isDuty(roles, one.id, at) && !(isOwn && isSecond(one.id));
    const fields = isOffered ? one.fields(at) : null;
    return fields === null ? [] : [{ id: one.id, name: one.name?.(at) ?? null, fields }];
  });
