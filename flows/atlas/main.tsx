import { createRoot } from 'react-dom/client';

import '../../src/ui/ui.css';
import { Atlas } from './atlas';
import { isStage, ownPage } from './own-page';
import { StageRoot } from './stage-root';

/** The stories lie in the folder of the atlas where they were built before it; they need somebody who serves them. */
const stories = window.location.protocol === 'file:' ? undefined : document.documentElement.dataset['stories'];

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

createRoot(root).render(
  isStage() ? <StageRoot /> : <Atlas around={{ stage: ownPage(), storybook: stories ?? null }} />,
);
