import { sailingsCopy } from '../../copy/search/sailings';
import { Checkbox } from '../../ui/form/checkbox';

type CompareTickProps = {
  id: string;
  /** By which it is told from all others of the list. */
  name: string;
  isCompared: boolean;
  /** No more of them fit side by side. */
  isFull: boolean;
  onCompare: () => void;
};

/** Puts an offer beside others, as long as there is room. */
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
