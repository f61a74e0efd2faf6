import { readHandover } from '../../desk/handed';
import { readGoodsText } from '../../desk/substance';
import type { ToolId, ToolEntries } from '../../desk/tool';
import type { DgdPart } from './fields';
import { STATES } from './options';

const LIQUID = { physState: 'LIQUID' } as const;
const LEAST_COMPONENTS = 2;

const at = (typed: ToolEntries, key: string): string => (Object.hasOwn(typed, key) ? (typed[key] ?? '').trim() : '');

function inRows(typed: ToolEntries, name: string): string[] {
  const row = new RegExp(`^${name}\\d{1,2}$`);
  return Object.keys(typed)
    .filter((key) => row.test(key) && at(typed, key) !== '')
    .toSorted((one, other) => Number(one.slice(name.length)) - Number(other.slice(name.length)))
    .map((key) => at(typed, key));
}

/** No flash point, or one in °C; empty when unknown. */
function readFlashPoint(typed: ToolEntries): Partial<DgdPart> {
  if (at(typed, 'none') === 'Y') return { ...LIQUID, hasFlash: 'N' };
  const flashC = at(typed, 'flash');
  return flashC === '' ? {} : { ...LIQUID, hasFlash: 'Y', flashC };
}

const measured = (typed: ToolEntries): Partial<DgdPart> => ({
  ...readFlashPoint(typed),
  boilC: at(typed, 'boil'),
  ph: at(typed, 'ph'),
});

function readMixture(typed: ToolEntries): Partial<DgdPart> {
  const percents = inRows(typed, 'p');
  if (percents.length < LEAST_COMPONENTS) return measured(typed);
  const components = percents.map((percent) => ({ name: '', casNo: '', percent }));
  return { ...measured(typed), isMixture: 'Y', components };
}

const readState = (typed: ToolEntries): Partial<DgdPart> => {
  const state = STATES.find((one) => one === at(typed, 'state'));
  return state === undefined ? {} : { physState: state };
};

const readTogether = (typed: ToolEntries): Partial<DgdPart> => ({
  together: inRows(typed, 'un').flatMap((text) => {
    const { unNo } = readGoodsText(text);
    return unNo === '' ? [] : [{ unNo, name: '', kg: '' }];
  }),
});

const FIELDS_OF: Readonly<Partial<Record<ToolId, (typed: ToolEntries) => Partial<DgdPart>>>> = {
  pg: measured,
  mix: readMixture,
  seg: readTogether,
  fire: readState,
  mark: (typed) => ({ ...readState(typed), unMark: at(typed, 'mark') }),
  cut: (typed) => ({ leaves: at(typed, 'etd') }),
};

export function readHandedFields(from: string): Partial<DgdPart> {
  const handed = readHandover(from);
  return (handed && FIELDS_OF[handed.tool]?.(handed.typed)) ?? {};
}
