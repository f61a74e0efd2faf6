import { mallBoardMachine } from '../../../machines/booking/mall-board';
import type { AppActor } from '../../../machines/shell/app';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { lineWatcher } from '../../effects/mall/line-watcher';
import type { loadSheetVia } from '../../effects/mall/load-sheet';
import { saveQuestion } from '../../effects/mall/save-question';

type Sheets = () => Promise<{ loadSheetVia: typeof loadSheetVia }>;

export const composeMallBoard = (gateway: () => Promise<Gateway>, app: AppActor, sheets: Sheets) =>
  mallBoardMachine.provide({
    actors: {
      loadSheet: lazyActor(async () => {
        const [open, { loadSheetVia }] = await Promise.all([gateway(), sheets()]);
        return loadSheetVia(open);
      }),
      lineWatcher: lineWatcher(gateway, app),
    },
    actions: { saveQuestion },
  });
