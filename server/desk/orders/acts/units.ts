import type { CaseField, Said } from '../../../../domain/house/act-fields';
import type { Unit } from '../../../../domain/order/unit';
import { field } from '../../field';
import { linesIn } from '../../said';

type Parts = Readonly<Record<string, string>>;

/** A line for each, with its parts between strokes, as the yard writes them. */
export function unitsField(parts: Parts, units: readonly Unit[]): CaseField {
  const names = Object.keys(parts);
  const value = units.map((unit) => names.map((name) => unit[name]).join(' | ')).join('\n');
  return field('units', 'lines', { label: Object.values(parts).join(' | '), value });
}

export const unitsIn = (said: Said, parts: Parts): Unit[] =>
  linesIn(said, 'units').map((line) => {
    const cells = line.split('|');
    return { no: '', ...Object.fromEntries(Object.keys(parts).map((part, at) => [part, (cells[at] ?? '').trim()])) };
  });
