import { useId, useState } from 'react';
import { Link } from 'wouter';

import { addressOfHelp, groupHelpPages, type HelpPage } from '../../../domain/content/help-search';
import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { buttonClass } from '../../ui/press/button-look';
import { Bar } from '../../ui/show/bar';

type HelpTreeProps = { pages: readonly HelpPage[]; current: string | null; isBusy: boolean; onOpen: () => void };

const Coming = () => (
  <div aria-hidden="true" className="grid animate-pulse gap-3 max-lg:hidden">
    {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((key) => (
      <Bar key={key} className="h-9 w-full" />
    ))}
  </div>
);

export function HelpTree({ pages, current, isBusy, onOpen }: HelpTreeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const openLeaf = () => {
    setIsOpen(false);
    onOpen();
  };
  return (
    <nav aria-label={copy.tree}>
      <button
        type="button"
        className={buttonClass('line', 'medium', 'w-full lg:hidden')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {copy.fold(pages.length)}
      </button>
      {isBusy && <Coming />}
      <ul id={id} className={`flex-wrap gap-2 max-lg:mt-3 lg:grid lg:gap-6 ${isOpen ? 'flex' : 'max-lg:hidden'}`}>
        {groupHelpPages(pages).map(({ title, pages: leaves }) => (
          <li key={title} className="max-lg:contents">
            <p className="px-4 text-12 text-muted max-lg:sr-only">{title}</p>
            <ul className="max-lg:contents lg:mt-1 lg:grid lg:gap-0.5">
              {leaves.map((page) => (
                <li key={page.code} className="flex-none">
                  <Link
                    href={addressOfHelp(page.code)}
                    onClick={openLeaf}
                    aria-current={page.code === current ? 'page' : undefined}
                    className="block rounded-control px-4 py-2 whitespace-nowrap hover:bg-sea-tint hover:text-sea aria-[current=page]:bg-sea-tint aria-[current=page]:font-medium aria-[current=page]:text-sea max-lg:border max-lg:border-line max-lg:px-3 max-lg:py-1.5"
                  >
                    {page.title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
