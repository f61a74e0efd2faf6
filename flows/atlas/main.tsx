import { createRoot } from 'react-dom/client';

import '../../src/ui/ui.css';
import { Atlas } from './atlas';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

createRoot(root).render(<Atlas />);
