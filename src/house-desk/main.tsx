import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { PaperDialog } from '../features/file-upload/paper-dialog';
import { HouseDesk } from '../features/house/house-desk';
import { DevicesCard } from '../features/user-center/devices-card';
import { openDesk } from './compose';
import { CaseReceipt } from './receipts';
import '../ui/ui.css';

const { actor, papers } = openDesk();
const root = document.getElementById('root');
if (!root) throw new Error('desk/index.html has lost its #root');

createRoot(root).render(
  <StrictMode>
    <HouseDesk
      actor={actor}
      renderPaper={(paper) => <PaperDialog actor={paper} />}
      renderReceipt={(mode, receipt) => <CaseReceipt mode={mode} actor={receipt} papers={papers} />}
      renderDevices={(devices) => <DevicesCard actor={devices} />}
    />
  </StrictMode>,
);
