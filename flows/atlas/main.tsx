import { createRoot } from 'react-dom/client';

import '../../src/ui/ui.css';
import { Atlas } from './atlas';
import { isStage, ownPage } from './own-page';
import { StageRoot } from './stage-root';

/** Stories are in the atlas folder if they were built before; they need a web server. */
const stories = window.location.protocol === 'file:' ? undefined : document.documentElement.dataset['stories'];

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

createRoot(root).render(
  isStage() ? <StageRoot /> : <Atlas around={{ stage: ownPage(), storybook: stories ?? null }} />,
);
