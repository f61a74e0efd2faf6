import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Captcha } from '../features/captcha/captcha';
import { OrderCancelDialog } from '../features/order-cancel/order-cancel-dialog';
import { UserCenter } from '../features/user-center/user-center';
import { openCenter } from './compose';
import '../ui/ui.css';

const root = document.getElementById('root');
if (!root) throw new Error('user-center/index.html has lost its #root');

createRoot(root).render(
  <StrictMode>
    <UserCenter
      actor={openCenter()}
      renderCancellation={(actor) => <OrderCancelDialog actor={actor} />}
      renderCaptcha={(actor) => <Captcha actor={actor} />}
    />
  </StrictMode>,
);
