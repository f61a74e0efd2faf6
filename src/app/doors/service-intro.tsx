import type { ComponentType } from 'react';

import type { RouteName } from '../../../domain/routes';
import type { ServiceCopy } from '../../copy/pages/page-copy';
import { pictured } from '../../ui/show/pictured';

const nothing = async (): Promise<ComponentType> => () => null;

/**
 * What a service is for, below its search: the build has drawn it, and whoever asks at once never loads it. `below`: what
 * the page shows of the service itself.
 */
export const serviceIntro = (name: RouteName, words: () => Promise<ServiceCopy>, below = nothing) =>
  pictured(async () => {
    const [{ ServicePage }, copy, More] = await Promise.all([
      import('../../features/page/service-page'),
      words(),
      below(),
    ]);
    return () => (
      <ServicePage name={name} copy={copy} isBelowTool>
        <More />
      </ServicePage>
    );
  }, 'touched');
