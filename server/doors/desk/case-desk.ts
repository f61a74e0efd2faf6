import type { CaseAct, CaseField, ActInput } from '../../../domain/house/act-fields';
import { type CaseActId, SECOND_DEEDS } from '../../../domain/house/duties';
import type { StaffRole } from '../../../domain/house/roles';
import type { SubjectKind } from '../../../domain/house/subjects';
import type { Queries } from '../../base/database/database';
import type { DeskOutside } from './rehearse';

/**
 * An act on a case. `fields`: its input; null when it is not possible now. `does` calls the same desk service as every
 * other caller, which judges it.
 */
export type ActOf<TAt, TDesk> = {
  id: CaseActId;
  name?(at: TAt): string;
  fields(at: TAt): CaseField[] | null;
  does(desk: TDesk, at: TAt, said: ActInput): Promise<unknown>;
};

export type CaseDesk<TAt, TDesk> = {
  kind: SubjectKind;
  acts: readonly ActOf<TAt, TDesk>[];
  happened?: string;
  /** True keeps the case with the acting person; false releases it to colleagues. */
  isKept: boolean | ((inside: Queries, no: string) => Promise<boolean>);
  /** Current case; refuses an unknown number. */
  find(no: string): Promise<TAt>;
  isDuty(roles: readonly StaffRole[], act: CaseActId, at: TAt): boolean;
  over(outside: Partial<DeskOutside>): TDesk;
};

const isSecond = (act: CaseActId): boolean => SECOND_DEEDS.some((one) => one === act);

/** Acts offered to these roles now. `isOwn`: the reader's own change awaits a second person. */
export const offeredActs = <TAt, TDesk>(
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
