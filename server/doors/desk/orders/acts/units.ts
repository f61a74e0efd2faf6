import type { CaseField, ActInput } from '../../../../../domain/house/act-fields';
import type { Unit } from '../../../../../domain/order/boxes/unit';
import type { UnitTable } from '../../../../orders/after/desk-parts';
import { field } from '../../field';
import { MORE_NOTES } from '../../messages';
import { readList } from '../../said';

type UnitRows = UnitTable & { units: readonly Partial<Unit>[]; isDemo?: boolean };

/** A row per unit, a field per datum; prefilled only in a demo. */
export const unitsField = ({ noun, columns, units, isDemo = false }: UnitRows): CaseField =>
  field('units', 'rows', {
    label: isDemo ? MORE_NOTES.demo(noun) : noun,
    options: columns,
    value: units.flatMap((unit) => columns.map(({ key }) => unit[key] ?? '')),
  });

export const unitOptions = (units: readonly { no: number; name: string }[]) =>
  units.map(({ no, name }) => ({ key: String(no), name }));

export const blankUnits = (count: number): Partial<Unit>[] => Array.from({ length: count }, () => ({}));

export function readUnits(said: ActInput, columns: UnitTable['columns']): Unit[] {
  const cells = readList(said, 'units');
  const rows = columns.length === 0 ? 0 : Math.ceil(cells.length / columns.length);
  return Array.from({ length: rows }, (_, row) => ({
    no: '',
    ...Object.fromEntries(columns.map(({ key }, at) => [key, (cells[row * columns.length + at] ?? '').trim()])),
  }));
}
