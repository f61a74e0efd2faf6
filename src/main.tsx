import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { GatewayContext } from './app/gateway-context';
import { openApp } from './app/start';
import { Started } from './app/started';
import './ui/ui.css';

/** Hydrates the prerendered page piece by piece, each with its own code. */
async function open(root: HTMLElement): Promise<void> {
  const { actor, gateway } = await openApp();
  const site = (
    <StrictMode>
      <GatewayContext value={gateway}>
        <Started actor={actor} path={location.pathname} />
      </GatewayContext>
    </StrictMode>
  );
  // A transition hydrates in slices, so that input is not blocked.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}

// React creates errors while loading. Resolving their stack traces costs a slow phone a tenth of a second, so
// index.html sets the limit to 0 until here.
Error.stackTraceLimit = 10;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');
// Not awaited: page code in the same chunk would have to wait for it.
void open(root);
