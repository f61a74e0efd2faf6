import { toxicityEstimate, type Route } from '../../goods/mixture/acute';
import type { Aquatic } from '../../goods/mixture/aquatic';
import type { AquaticKind, EyeKind, MixturePart, SkinKind, Toxicity } from '../../goods/mixture/component';
import { INHERITED, type InheritedHazard } from '../../goods/mixture/cut-offs';
import { parseNumber, plainTyped } from '../../values/typed-number';
import type { RowValues, Values } from '../tool';

export type Component = { row: number; percent: number; values: Values };

export const readComponents = (rows: readonly RowValues[]): Component[] =>
  rows.map((values) => ({ row: values.row, percent: values.number('p') ?? 0, values }));

function readToxicity(text: string, route: Route): Toxicity {
  const plain = plainTyped(text) ?? '';
  if (plain === '') return { kind: 'unknown' };
  if (plain === '-' || plain === '无') return { kind: 'none' };
  const category = /^[cC]([1-4])$/.exec(plain)?.[1];
  const ate = category === undefined ? parseNumber(plain, 4) : toxicityEstimate(route, Number(category));
  return ate === null ? { kind: 'unknown' } : { kind: 'dose', ate };
}

const readParts = <TSaid>(all: readonly Component[], said: (values: Values) => TSaid): MixturePart<TSaid>[] =>
  all.map(({ row, percent, values }) => ({ row, percent, said: said(values) }));

const kindReader =
  <TKind extends string>(name: string) =>
  (values: Values): TKind | null =>
    values.has(name) ? (values.text(name) as TKind) : null;

export const toxicityParts = (all: readonly Component[], name: string, route: Route) =>
  readParts(all, (values) => readToxicity(values.text(name), route));
export const skinParts = (all: readonly Component[]) => readParts(all, kindReader<SkinKind>('skin'));
export const eyeParts = (all: readonly Component[]) => readParts(all, kindReader<EyeKind>('eye'));
export const aquaticParts = (all: readonly Component[]) =>
  readParts(all, (values): Aquatic => ({ kind: kindReader<AquaticKind>('aq')(values), factor: values.number('m') }));

export const inheritedParts = (all: readonly Component[]): MixturePart<InheritedHazard>[] =>
  all.flatMap(({ row, percent, values }) => {
    const said = INHERITED.find((one) => one === values.text('cmr'));
    return said ? [{ row, percent, said }] : [];
  });

export const hasAnyValue = (all: readonly Component[], name: string): boolean =>
  all.some(({ values }) => values.has(name));
