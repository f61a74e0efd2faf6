import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { GatewayContext } from './app/gateway-context';
import { openApp } from './app/start';
import { Started } from './app/started';
import './ui/ui.css';

/** The picture of the build is taken over piece by piece, each with the code that drew it. */
async function open(root: HTMLElement): Promise<void> {
  const { actor, gateway } = await openApp();
  const site = (
    <StrictMode>
      <GatewayContext value={gateway}>
        <Started actor={actor} path={location.pathname} />
      </GatewayContext>
    </StrictMode>
  );
  // In slices: the picture is there already, and a finger must not have to wait for what moves in behind it.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}

// React makes errors while its code is read. To find out where each was made a slow phone would read all of that code
// again, for a tenth of a second: index.html has errors say nothing of it until here.
Error.stackTraceLimit = 10;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');
// Not awaited here: a page's code comes with this file's, and would wait for it.
void open(root);
