import { estimateOf, type Route } from '../../goods/mixture/acute';
import type { Aquatic } from '../../goods/mixture/aquatic';
import type { AquaticKind, EyeKind, Part, SkinKind, Toxicity } from '../../goods/mixture/component';
import { INHERITED, type Inherited } from '../../goods/mixture/cut-offs';
import { numberIn, plainTyped } from '../../values/typed-number';
import type { RowValues, Values } from '../tool';

export type Component = { row: number; percent: number; values: Values };

export const componentsIn = (rows: readonly RowValues[]): Component[] =>
  rows.map((values) => ({ row: values.row, percent: values.number('p') ?? 0, values }));

function toxicityIn(text: string, route: Route): Toxicity {
  const plain = plainTyped(text) ?? '';
  if (plain === '') return { kind: 'unknown' };
  if (plain === '-' || plain === '无') return { kind: 'none' };
  const category = /^[cC]([1-4])$/.exec(plain)?.[1];
  const ate = category === undefined ? numberIn(plain, 4) : estimateOf(route, Number(category));
  return ate === null ? { kind: 'unknown' } : { kind: 'dose', ate };
}

const partsBy = <TSaid>(all: readonly Component[], said: (values: Values) => TSaid): Part<TSaid>[] =>
  all.map(({ row, percent, values }) => ({ row, percent, said: said(values) }));

const kindOf =
  <TKind extends string>(name: string) =>
  (values: Values): TKind | null =>
    values.has(name) ? (values.text(name) as TKind) : null;

export const toxicityBy = (all: readonly Component[], name: string, route: Route) =>
  partsBy(all, (values) => toxicityIn(values.text(name), route));
export const skinBy = (all: readonly Component[]) => partsBy(all, kindOf<SkinKind>('skin'));
export const eyeBy = (all: readonly Component[]) => partsBy(all, kindOf<EyeKind>('eye'));
export const aquaticBy = (all: readonly Component[]) =>
  partsBy(all, (values): Aquatic => ({ kind: kindOf<AquaticKind>('aq')(values), factor: values.number('m') }));

export const inheritedBy = (all: readonly Component[]): Part<Inherited>[] =>
  all.flatMap(({ row, percent, values }) => {
    const said = INHERITED.find((one) => one === values.text('cmr'));
    return said ? [{ row, percent, said }] : [];
  });

export const isAnySaid = (all: readonly Component[], name: string): boolean =>
  all.some(({ values }) => values.has(name));
