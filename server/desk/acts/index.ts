import type { CaseAct } from '../../../domain/house/case';
import { isDutyOf } from '../../../domain/house/duties';
import type { StaffRole } from '../../../domain/house/roles';
import type { ActOfCase, AtDesk } from './act';
import { MOVES } from './moves';
import { ON_SITE } from './on-site';
import { ON_WAY } from './on-way';
import { SIDE } from './side';

/** All that can be done with an order at the desk, whatever its mode. */
export const ACTS: readonly ActOfCase[] = [...MOVES, ...ON_WAY, ...ON_SITE, ...SIDE];

/** What somebody of these roles may do with it now. */
export const actsFor = (roles: readonly StaffRole[], at: AtDesk): CaseAct[] =>
  ACTS.flatMap((one) => {
    const fields = isDutyOf(roles, one.id, at.order.state) ? one.fields(at) : null;
    return fields === null ? [] : [{ id: one.id, name: one.name?.(at) ?? null, fields }];
  });
