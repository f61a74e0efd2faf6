import { Link } from 'wouter';

import { addressOfTool } from '../../../domain/desk/address';
import { TOOL_IDS, type ToolId } from '../../../domain/desk/tool';
import { deskCopy as copy } from '../../copy/desk/desk';

/** All tools, each at an address of its own. */
export const ToolTabs = ({ current }: { current: ToolId }) => (
  <nav aria-label={copy.tools}>
    <ul className="flex flex-wrap gap-2">
      {TOOL_IDS.map((id) => (
        <li key={id}>
          <Link
            href={addressOfTool(id)}
            aria-current={id === current ? 'page' : undefined}
            className="flex h-10 items-center rounded-control border border-line-strong bg-surface px-3 hover:border-sea hover:text-sea aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-surface"
          >
            {copy.tool[id]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
