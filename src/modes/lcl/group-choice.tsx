import type { PackingGroup } from '../../../domain/goods/dangerous-goods';
import { lclSearchCopy } from '../../copy/modes/lcl/search';

const { rows: copy } = lclSearchCopy;

type GroupChoiceProps = {
  number: number;
  groups: readonly PackingGroup[];
  chosen: string;
  onChoose: (group: string) => void;
};

/** Packing group of a UN number, asked only where warehouses treat the groups differently. */
export const GroupChoice = ({ number, groups, chosen, onChoose }: GroupChoiceProps) => (
  <select
    aria-label={copy.field(number, copy.group.name)}
    value={groups.find((group) => group === chosen) ?? ''}
    className="h-11 max-w-full rounded-control border border-line-strong bg-surface px-1.5 text-14 text-ink md:h-7 md:text-12"
    onChange={({ target }) => onChoose(target.value)}
  >
    <option value="">{copy.group.open}</option>
    {groups.map((group) => (
      <option key={group} value={group}>
        {copy.group.of(group)}
      </option>
    ))}
  </select>
);
