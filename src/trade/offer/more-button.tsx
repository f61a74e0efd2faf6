import { sailingsCopy as copy } from '../../copy/search/sailings';
import { Icon } from '../../ui/mark/icon';

type MoreButtonProps = {
  /** Of which offer, for those who do not see where the button stands. */
  name: string;
  /** What is behind it, where that is something else than a price and cut-offs. */
  more?: string;
  /** What it opens; it is on the page only while it is open. */
  details: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** Opens and closes everything behind the total and the date. */
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
