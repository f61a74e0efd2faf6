import type { FaultValues } from '../../rules/fault';
import { sharedConditions } from '../../rules/rule-book';
import type { TruckRuleInput } from './asked';
import { LIMITED_MOST_KG } from './bounds';
import { isCarriedAsDangerous, smallQuantities } from './cargo';
import { NOT_EXCEPTED } from './excepted';
import type { TruckFindingCode } from './finding';
import { NOT_LIMITED } from './limited';

type SmallQuantityInput = Pick<TruckRuleInput, 'rows'>;

function limitedValues({ rows }: SmallQuantityInput): Partial<Record<TruckFindingCode, FaultValues>> {
  for (const [at, { name, limited }] of rows.entries()) {
    if (limited === null || limited.kind === 'fits') continue;
    const [code, field] = NOT_LIMITED[limited.kind];
    return { [code]: { ...limited, name, field: `goods.${at}.${field}` } };
  }
  const { isAll, hasLimited, kg } = smallQuantities(rows);
  if (!isAll || !hasLimited) return {};
  return { [kg <= LIMITED_MOST_KG ? 'truckLq' : 'truckLqOver']: { kg: kg.toLocaleString('en-US') } };
}

export const OF_LIMITED = sharedConditions(
  ['truckLq', 'truckLqOver', ...Object.values(NOT_LIMITED).map(([code]) => code)],
  limitedValues,
);

function exceptedValues({ rows }: SmallQuantityInput): Partial<Record<TruckFindingCode, FaultValues>> {
  const said = rows.flatMap(({ name, excepted }, at) => (excepted ? [{ name, at, ...excepted }] : []));
  for (const { name, at, unit, fit } of said) {
    if (fit.kind === 'fits') continue;
    const [code, field] = NOT_EXCEPTED[fit.kind];
    return { [code]: { ...fit, name, unit, field: `goods.${at}.${field}` } };
  }
  const [first] = said;
  if (!first || isCarriedAsDangerous(rows)) return {};
  const codes = [...new Set(said.map(({ code }) => code))].toSorted().join('、');
  return { truckEq: { codes, packages: first.packages.toLocaleString('en-US') } };
}

export const OF_EXCEPTED = sharedConditions(
  ['truckEq', ...Object.values(NOT_EXCEPTED).map(([code]) => code)],
  exceptedValues,
);
