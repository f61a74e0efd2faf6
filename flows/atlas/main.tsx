import { createRoot } from 'react-dom/client';

import '../../src/ui/ui.css';
import { Atlas } from './atlas';
import { isStage, ownPage } from './own-page';
import { StageRoot } from './stage-root';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

createRoot(root).render(isStage() ? <StageRoot /> : <Atlas stage={ownPage()} />);
