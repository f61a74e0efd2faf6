import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { loadFirstPage } from './app/pages';
import { openApp } from './app/start';
import { Started } from './app/started';
import './ui/ui.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

const site = (
  <StrictMode>
    <Started actor={openApp()} path={location.pathname} />
  </StrictMode>
);

/** The picture of the build is taken over only with the code that drew it. */
const hasCode = await loadFirstPage(location.pathname);
if (hasCode && root.hasChildNodes()) hydrateRoot(root, site);
else createRoot(root).render(site);
