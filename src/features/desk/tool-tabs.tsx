import { Link } from 'wouter';

import { addressOfTool } from '../../../domain/desk/address';
import { TOOL_IDS, type ToolId } from '../../../domain/desk/tool';
import { deskCopy as copy } from '../../copy/desk/desk';

/** On phones the tabs scroll sideways; the open one is centred. */
function intoSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
}

export const ToolTabs = ({ current }: { current: ToolId }) => (
  <nav aria-label={copy.tools} className="max-md:-order-2">
    <ul className="relative -mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
      {TOOL_IDS.map((id) => (
        <li key={id} ref={id === current ? intoSight : undefined} className="flex-none">
          <Link
            href={addressOfTool(id)}
            aria-current={id === current ? 'page' : undefined}
            className="flex h-11 items-center md:h-10 rounded-control border border-line-strong bg-surface px-3 hover:border-sea hover:text-sea aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-surface"
          >
            {copy.tool[id]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
