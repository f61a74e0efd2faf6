import { sailingsCopy as copy } from '../../copy/search/sailings';
import { Icon } from '../../ui/mark/icon';

type MoreButtonProps = {
  /** Name of the offer, for screen readers. */
  name: string;
  more?: string;
  /** Id of the details, mounted only while open. */
  details: string;
  isOpen: boolean;
  onToggle: () => void;
};

export const MoreButton = ({ name, more = copy.more, details, isOpen, onToggle }: MoreButtonProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={isOpen ? details : undefined}
    className="ml-auto inline-flex min-h-11 items-center gap-1 rounded-control text-14 text-sea hover:text-sea-strong md:min-h-6"
    onClick={onToggle}
  >
    {isOpen ? copy.less : more}
    <span className="sr-only"> {name}</span>
    <Icon name="chevronDown" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
  </button>
);
