import { helpSearchMachine } from '../../../machines/content/help-search';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';

export const composeHelp = (gateway: () => Promise<Gateway>) =>
  helpSearchMachine.provide({
    actors: {
      loadHelp: lazyActor(async () => {
        const [open, { loadHelpVia }] = await Promise.all([gateway(), import('../../effects/help/load-help')]);
        return loadHelpVia(open);
      }),
    },
  });
