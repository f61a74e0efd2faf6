import { helpSearchMachine } from '../../../machines/content/help-search';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';

export const composeHelp = (gateway: () => Promise<Gateway>) =>
  helpSearchMachine.provide({
    actors: {
      loadHelp: late(async () => {
        const [open, { loadHelpVia }] = await Promise.all([gateway(), import('../../effects/help/load-help')]);
        return loadHelpVia(open);
      }),
    },
  });
