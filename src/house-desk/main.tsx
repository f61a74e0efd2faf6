import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { PaperDialog } from '../features/file-upload/paper-dialog';
import { HouseDesk } from '../features/house/house-desk';
import { DevicesCard } from '../features/user-center/devices-card';
import { openDesk } from './compose';
import '../ui/ui.css';

const root = document.getElementById('root');
if (!root) throw new Error('desk/index.html has lost its #root');

createRoot(root).render(
  <StrictMode>
    <HouseDesk
      actor={openDesk()}
      renderPaper={(actor) => <PaperDialog actor={actor} />}
      renderDevices={(actor) => <DevicesCard actor={actor} />}
    />
  </StrictMode>,
);
