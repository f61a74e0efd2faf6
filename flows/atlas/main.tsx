import { createRoot } from 'react-dom/client';

import '../../src/ui/ui.css';
import { Atlas } from './atlas';
import { isStage, ownPage } from './own-page';
import { StageRoot } from './stage-root';

/** Seen from where the atlas is built to. */
const STORYBOOK = '../../storybook-static/index.html';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

createRoot(root).render(isStage() ? <StageRoot /> : <Atlas around={{ stage: ownPage(), storybook: STORYBOOK }} />);
