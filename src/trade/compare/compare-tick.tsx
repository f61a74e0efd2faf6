import { sailingsCopy } from '../../copy/search/sailings';
import { Checkbox } from '../../ui/form/checkbox';

type CompareTickProps = {
  id: string;
  /** Name that is unique in the list. */
  name: string;
  isCompared: boolean;
  isFull: boolean;
  onCompare: () => void;
};

export function CompareTick({ id, name, isCompared, isFull, onCompare }: CompareTickProps) {
  const isOff = isFull && !isCompared;
  return (
    <Checkbox name={`compare-${id}`} isChecked={isCompared} isReadOnly={isOff} onChange={onCompare}>
      <span className={isOff ? 'text-muted' : 'text-ink'}>
        {sailingsCopy.compare}
        <span className="sr-only"> {name}</span>
      </span>
    </Checkbox>
  );
}
