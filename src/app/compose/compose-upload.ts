import { selectCurrentToken, type AppActor } from '../../../machines/shell/app';
import { fileUploadMachine } from '../../../machines/order/file-upload';
import { paperViewMachine } from '../../../machines/order/paper-view';
import { fetchPaperVia, releasePaper, savePaper } from '../../effects/papers/fetch-paper';
import { photoDrawer } from '../../effects/papers/draw-photos';
import { resumeWatcher } from '../../effects/after-order/resume-watcher';
import { uploadFileVia } from '../../effects/papers/upload-file';
import { withdrawFileVia } from '../../effects/papers/withdraw-file';
import type { Gateway } from '../../effects/gateway/gateway';

export const composePaperView = (gateway: () => Promise<Gateway>) =>
  paperViewMachine.provide({
    actors: { fetchPaper: fetchPaperVia(gateway) },
    actions: { savePaper, releasePaper },
  });

export const composeUpload = (gateway: () => Promise<Gateway>, app: AppActor) =>
  fileUploadMachine.provide({
    actors: {
      uploadFile: uploadFileVia({
        gateway,
        token: () => selectCurrentToken(app.getSnapshot()),
      }),
      withdrawFile: withdrawFileVia(gateway),
      resumeWatcher: resumeWatcher(app),
      photoDrawer,
      paperView: composePaperView(gateway),
    },
  });
